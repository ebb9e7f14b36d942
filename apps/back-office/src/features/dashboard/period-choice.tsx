import { useQuery } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { Dropdown } from '../../lib/frame/dropdown.tsx'
import { RadioChoice } from '../../lib/list/filter/choices.tsx'
import { sellersQuery } from '../../lib/sellers-query.ts'
import { useSession } from '../../lib/session.ts'
import { type DashboardSearch, daysOf, periodNames } from './dashboard-address.ts'
import styles from './period-choice.module.css'
import { useFigures } from './use-figures.ts'
import { useWords } from './use-words.ts'

type Props = { search: DashboardSearch }

/** Which days, beside which others, whose. */
export function PeriodChoice({ search }: Props) {
	const { both, sells } = useFigures(search)
	return (
		<div className={styles.choices}>
			{both && <View search={search} />}
			<Period search={search} />
			<Against search={search} />
			{sells && <Seller search={search} />}
		</div>
	)
}

function useGo(search: DashboardSearch) {
	const navigate = useNavigate()
	return (change: DashboardSearch) =>
		void navigate({ to: '/dashboard', search: { ...search, ...change }, replace: true })
}

function Period({ search }: Props) {
	const { t } = useTranslation('figures')
	const { days } = useWords()
	const go = useGo(search)
	const id = useId()
	const chosen = search.period ?? 'weeks12'
	return (
		<Dropdown
			label={
				<Label
					name={t('choose.period')}
					value={`${t(`period.${chosen}`)}, ${days(daysOf(chosen))}`}
				/>
			}
		>
			{periodNames.map((period) => (
				<RadioChoice
					key={period}
					name={id}
					checked={period === chosen}
					onChoose={() => go({ period })}
				>
					{t(`period.${period}`)}
				</RadioChoice>
			))}
		</Dropdown>
	)
}

/** Of the shop in which he sells, or of the workshop for every shop; sellers are of the shop. */
function View({ search }: Props) {
	const { t } = useTranslation('figures')
	const { view, seller: _seller, ...rest } = search
	const go = useGo(rest)
	const id = useId()
	const shop = useSession()?.tenant.name ?? ''
	const workshop = t('choose.workshop')
	return (
		<Dropdown label={<Label name={t('choose.view')} value={view ? workshop : shop} />}>
			<RadioChoice name={id} checked={!view} onChoose={() => go({})}>
				{shop}
			</RadioChoice>
			<RadioChoice name={id} checked={view !== undefined} onChoose={() => go({ view: 'workshop' })}>
				{workshop}
			</RadioChoice>
		</Dropdown>
	)
}

function Against({ search }: Props) {
	const { t } = useTranslation('figures')
	const { against: _against, ...rest } = search
	const go = useGo(rest)
	const id = useId()
	const chosen = search.against ?? 'before'
	return (
		<Dropdown label={<Label name={t('choose.against')} value={t(`choose.${chosen}`)} />}>
			<RadioChoice name={id} checked={chosen === 'before'} onChoose={() => go({})}>
				{t('choose.before')}
			</RadioChoice>
			<RadioChoice name={id} checked={chosen === 'year'} onChoose={() => go({ against: 'year' })}>
				{t('choose.year')}
			</RadioChoice>
		</Dropdown>
	)
}

function Seller({ search }: Props) {
	const { t } = useTranslation('figures')
	const { seller: chosen, ...rest } = search
	const go = useGo(rest)
	const id = useId()
	const { data: sellers = [] } = useQuery(sellersQuery)
	const choices = [
		{ id: 'me', name: t('choose.me') },
		{ id: 'none', name: t('choose.none') },
		...sellers,
	]
	const name = choices.find((it) => it.id === chosen)?.name ?? t('choose.everyone')
	return (
		<Dropdown align="end" label={<Label name={t('choose.seller')} value={name} />}>
			<RadioChoice name={id} checked={chosen === undefined} onChoose={() => go({})}>
				{t('choose.everyone')}
			</RadioChoice>
			{choices.map((it) => (
				<RadioChoice
					key={it.id}
					name={id}
					checked={it.id === chosen}
					onChoose={() => go({ seller: it.id })}
				>
					{it.name}
				</RadioChoice>
			))}
		</Dropdown>
	)
}

function Label({ name, value }: { name: string; value: string }) {
	return (
		<>
			{name} <strong className={styles.value}>{value}</strong>
		</>
	)
}
