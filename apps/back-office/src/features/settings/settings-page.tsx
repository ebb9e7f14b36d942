import { Icon, linkClass, Spinner } from '@gabarit/ui'
import { Link, Navigate, useSearch } from '@tanstack/react-router'
import { type ReactNode, useId } from 'react'
import { useTranslation } from 'react-i18next'
import { LeaveGuard } from '../../lib/form/leave-guard.tsx'
import { PageTitle } from '../../lib/frame/page.tsx'
import { Problem } from '../../lib/frame/problem.tsx'
import { useTitle } from '../../lib/frame/use-title.ts'
import { useSession } from '../../lib/session.ts'
import { useChosenShop, useShopSearch } from '../../lib/shop.ts'
import { BrandPart } from './brand/brand-part.tsx'
import { useChosenLogo } from './brand/use-chosen-logo.ts'
import { Discounts } from './discounts/discounts.tsx'
import { Margins, PricesPart } from './prices-part.tsx'
import { SaveBar } from './save-bar.tsx'
import { SettingsContext, type SettingsPart } from './settings-context.ts'
import styles from './settings-page.module.css'
import { type SettingsTab, settingsTabs } from './settings-tabs.ts'
import { DeliveryPart, MailsPart, PaymentPart, ShopPart, TermsPart } from './shop-parts.tsx'
import { useSettings, useSettingsForm } from './use-settings.ts'

export function SettingsPage() {
	const { t } = useTranslation(['shop', 'back-office'])
	const rights = useSession()?.settings
	const tenant = useChosenShop()
	useTitle(t('title'))
	// The supplier reads the price lists, and no shop's settings.
	if (rights && rights.shop === null) return <Navigate to="/settings/prices" replace />
	return (
		<div className={styles.page}>
			<div className={styles.head}>
				<PageTitle>{t('title')}</PageTitle>
				{tenant === undefined ? (
					<a
						href="/home"
						target="_blank"
						rel="noreferrer"
						className={linkClass({ tone: 'ink', touch: true })}
					>
						<Icon name="external" size={18} /> {t('visit')}
					</a>
				) : null}
			</div>
			<ShopSettings key={tenant} tenant={tenant} />
		</div>
	)
}

function ShopSettings({ tenant }: { tenant: string | undefined }) {
	const { t } = useTranslation(['shop', 'back-office'])
	const settings = useSettings(tenant)
	const session = useSession()
	const { part: tab = 'shop' }: { part?: SettingsTab } = useSearch({ strict: false })
	if (settings.isError)
		return (
			<Problem
				error={settings.error}
				onRetry={() => void settings.refetch()}
				way={{ href: '/orders', text: t('back-office:error.toOrders') }}
			/>
		)
	if (!settings.data) return <Spinner page label={t('loading')} />
	const part = {
		settings: settings.data,
		tenant,
		writes: session?.settings.shop === 'write',
		isAdmin: session?.account.isAdmin === true,
	}
	return <Loaded part={part} tab={tab} />
}

const parts: Record<SettingsTab, () => ReactNode> = {
	shop: ShopPart,
	prices: PricesPart,
	delivery: DeliveryPart,
	payment: PaymentPart,
	brand: BrandPart,
	mails: MailsPart,
	terms: TermsPart,
}

function Loaded({ part, tab }: { part: Omit<SettingsPart, 'form' | 'logo'>; tab: SettingsTab }) {
	const { t } = useTranslation('shop')
	const formId = useId()
	const editing = useSettingsForm(part.settings, part.tenant)
	const { form } = editing
	const logo = useChosenLogo()
	const Part = parts[tab]
	return (
		<SettingsContext value={{ ...part, form, logo }}>
			<Tabs tab={tab} />
			<LeaveGuard isChanged={form.changed.length > 0 || logo.chosen !== null} />
			{part.writes ? null : <p className={styles.closed}>{t('readOnly')}</p>}
			{tab === 'prices' ? (
				<>
					<Fields onSubmit={editing.submit}>
						<Margins />
					</Fields>
					<Discounts />
				</>
			) : null}
			<Fields id={formId} onSubmit={editing.submit}>
				<Part />
			</Fields>
			<SaveBar editing={editing} formId={formId} />
		</SettingsContext>
	)
}

type FieldsProps = { id?: string; onSubmit: () => void; children: ReactNode }

/** Enter in any of its fields saves all of the page. */
function Fields({ id, onSubmit, children }: FieldsProps) {
	return (
		<form
			id={id}
			noValidate
			className={styles.form}
			onSubmit={(event) => {
				event.preventDefault()
				onSubmit()
			}}
		>
			{children}
		</form>
	)
}

function bringIntoSight(tab: HTMLElement | null) {
	tab?.scrollIntoView({ block: 'nearest', inline: 'nearest' })
}

/** One address each, so that a link opens the part it names. */
function Tabs({ tab }: { tab: SettingsTab }) {
	const { t } = useTranslation('shop')
	const rights = useSession()?.settings
	const chosen = useShopSearch()
	return (
		<nav aria-label={t('tabs')} className={styles.tabs}>
			{settingsTabs.map((name) => (
				<Link
					key={name}
					to="/settings"
					search={name === 'shop' ? chosen : { ...chosen, part: name }}
					activeOptions={{ exact: true }}
					className={styles.tab}
					ref={name === tab ? bringIntoSight : undefined}
					aria-current={name === tab ? 'page' : undefined}
				>
					{t(`tab.${name}`)}
				</Link>
			))}
			{rights?.prices ? (
				<Link
					to="/settings/prices"
					search={chosen}
					className={linkClass({ tone: 'ink', touch: true }, styles.lists)}
				>
					{t('priceLists')} <Icon name="arrowRight" size={18} />
				</Link>
			) : null}
		</nav>
	)
}
