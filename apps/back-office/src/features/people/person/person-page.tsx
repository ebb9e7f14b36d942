// A customer without an account: his e-mail in a shop is all that names him.
import { linkClass } from '@gabarit/ui'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Page, PageTitle } from '../../../lib/frame/page.tsx'
import { useTitle } from '../../../lib/frame/use-title.ts'
import { useSession, useShopName } from '../../../lib/session.ts'
import { PersonData } from './person-data.tsx'
import { isNobody, useKept } from './use-kept.ts'

export function PersonPage() {
	const { t } = useTranslation('people')
	const { email = '', shop } = useSearch({ from: '/signed/person' })
	const session = useSession()
	const shopName = useShopName()
	const resellerReference = shop ?? session?.tenant.code ?? ''
	const kept = useKept(
		{ email, resellerReference },
		session?.account.isAdmin === true && email !== '',
	)
	const isUnknown = kept.data !== undefined && isNobody(kept.data)
	useTitle(email)
	if (email === '') return <Navigate to="/orders" replace />
	return (
		<Page>
			<PageTitle>{email}</PageTitle>
			<p>
				{t(isUnknown ? 'data.nobody' : 'data.customerOf', { shop: shopName(resellerReference) })}
			</p>
			{isUnknown ? null : (
				<>
					<p>
						<Link
							to="/orders"
							search={{ search: email, ...(shop !== undefined && { shop }) }}
							className={linkClass({ touch: true })}
						>
							{t('data.hisOrders')}
						</Link>
					</p>
					<PersonData person={{ email, resellerReference, name: email }} />
				</>
			)}
		</Page>
	)
}
