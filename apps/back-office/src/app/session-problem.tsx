import { useRouter } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page } from '../lib/frame/page.tsx'
import { Problem } from '../lib/frame/problem.tsx'

export function SessionProblem({ error }: { error: unknown }) {
	const { t } = useTranslation('back-office')
	const router = useRouter()
	return (
		<Page isMain>
			<Problem
				error={error}
				onRetry={() => void router.invalidate()}
				way={{ href: '/orders', text: t('error.toOrders') }}
			/>
		</Page>
	)
}
