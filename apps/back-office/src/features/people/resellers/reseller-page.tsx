import { openOrderStates, type Reseller } from '@gabarit/contract'
import { Link as Address, linkClass, useFormats } from '@gabarit/ui'
import { Link, useParams } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { Facts, Loaded, Part, RecordPage } from '../record/record-page.tsx'
import { ResellerFields } from './reseller-fields.tsx'
import { ShopState } from './shop-state.tsx'
import { Theme } from './theme.tsx'
import { useReseller } from './use-resellers.ts'

export function ResellerPage() {
	const { t } = useTranslation('people')
	const { code = '' } = useParams({ strict: false })
	return (
		<Loaded
			key={code}
			list="/resellers"
			query={useReseller(code)}
			notFound={t('resellers.notFound', { code })}
			render={(row) => <Shop row={row} />}
		/>
	)
}

function Shop({ row }: { row: Reseller }) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const { code, name, url, turnover, openOrders, users, createdAt } = row
	const look = linkClass({ size: 'small', touch: true })
	const ofShop = { shop: code }
	return (
		<RecordPage
			current={code}
			list="/resellers"
			title={name}
			sub={
				<>
					<span>{code}</span>
					<Address tone="soft" href={url} target="_blank" rel="noopener">
						{new URL(url).host}
						<span className="visually-hidden"> {t('newTab')}</span>
					</Address>
				</>
			}
			side={
				<>
					<Part title={t('resellers.figures')}>
						<Facts
							facts={[
								[t('field.turnover'), <strong key="sum">{format.money(turnover)}</strong>],
								[
									t('field.openOrders'),
									<Link
										key="orders"
										to="/orders"
										search={{ ...ofShop, states: openOrderStates.join(',') }}
										className={look}
									>
										{t('resellers.toOrders', { count: openOrders })}
									</Link>,
								],
								[
									t('field.users'),
									<Link key="users" to="/users" search={ofShop} className={look}>
										{t('resellers.toUsers', { count: users })}
									</Link>,
								],
								[t('account.since'), format.date(createdAt)],
							]}
						/>
					</Part>
					<Part title={t('field.theme')}>
						<Theme of={row} />
					</Part>
					<ShopState row={row} />
				</>
			}
		>
			<ResellerFields row={row} />
		</RecordPage>
	)
}
