// The server could not say who is signed in: nothing is shown until it can.
import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Problem } from '../lib/problem.tsx'

export function SessionProblem({ error }: { error: unknown }) {
	const { t } = useTranslation('back-office')
	const router = useRouter()
	return (
		<main className="page">
			<Problem
				error={error}
				onRetry={() => void router.invalidate()}
				way={{ href: '/orders', text: t('error.toOrders') }}
			/>
		</main>
	)
}
