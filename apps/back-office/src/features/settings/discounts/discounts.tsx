import type { DiscountPeriod, PromoCode } from '@gabarit/contract'
import { LinkButton, Spinner, useFormats, useLanguage } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { brusselsToday } from '../../../lib/brussels-today.ts'
import { Problem } from '../../../lib/frame/problem.tsx'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useSettingsPart } from '../settings-context.ts'
import styles from './discounts.module.css'
import { MonthStrip, type StripRow } from './month-strip.tsx'
import { PeriodSheet } from './period-sheet.tsx'
import { PromoSheet } from './promo-sheet.tsx'
import { type Strip, splitAt, stripAround } from './strip-days.ts'
import { useDiscounts } from './use-discounts.ts'

type Opened = { kind: 'period'; id: string | null } | { kind: 'code'; code: string | null }

export function Discounts() {
	const { t } = useTranslation(['shop', 'back-office'])
	const { tenant, writes } = useSettingsPart()
	const discounts = useDiscounts(tenant)
	const [opened, setOpened] = useState<Opened | null>(null)
	const { periods = [], codes = [] } = discounts.data ?? {}
	const close = () => setOpened(null)
	return (
		<section className={styles.discounts} aria-labelledby="discounts-title">
			<SectionHead id="discounts-title" title={t('strip.title')} note={t('strip.note')}>
				{writes ? (
					<p className={styles.ways}>
						<LinkButton touch tone="ink" onClick={() => setOpened({ kind: 'period', id: null })}>
							{t('strip.addPeriod')}
						</LinkButton>
						<LinkButton touch tone="ink" onClick={() => setOpened({ kind: 'code', code: null })}>
							{t('strip.addCode')}
						</LinkButton>
					</p>
				) : null}
			</SectionHead>
			{discounts.isError ? (
				<Problem
					error={discounts.error}
					onRetry={() => void discounts.refetch()}
					notFound={t('strip.failed')}
					way={{ href: '/orders', text: t('back-office:error.toOrders') }}
				/>
			) : discounts.data ? (
				<Rows periods={periods} codes={codes} onOpen={setOpened} writes={writes} />
			) : (
				<Spinner label={t('loading')} />
			)}
			{opened?.kind === 'period' ? (
				<PeriodSheet
					key={opened.id}
					tenant={tenant}
					period={periods.find(({ id }) => id === opened.id) ?? null}
					onClose={close}
				/>
			) : null}
			{opened?.kind === 'code' ? (
				<PromoSheet
					key={opened.code}
					tenant={tenant}
					promo={codes.find(({ code }) => code === opened.code) ?? null}
					onClose={close}
				/>
			) : null}
		</section>
	)
}

type RowsProps = {
	periods: readonly DiscountPeriod[]
	codes: readonly PromoCode[]
	onOpen: (opened: Opened) => void
	writes: boolean
}

function Rows({ periods, codes, onOpen, writes }: RowsProps) {
	const { t } = useTranslation('shop')
	const today = brusselsToday()
	const strip = stripAround(today)
	const rowOf = { period: usePeriodRow(periods, strip), code: useCodeRow(strip, today) }
	const { present, past } = splitAt(strip, periods, ({ granted }) => granted)
	const archived = codes.filter(({ archivedAt }) => archivedAt !== null)
	const standing = codes.filter(({ archivedAt }) => archivedAt === null)
	if (periods.length + codes.length === 0)
		return (
			<p className={styles.none}>
				<strong>{t('strip.none')}</strong> {t('strip.noneHint')}
			</p>
		)
	const open = (row: StripRow) =>
		onOpen(
			row.kind === 'period' ? { kind: 'period', id: row.key } : { kind: 'code', code: row.key },
		)
	const rows = [...present.map(rowOf.period), ...standing.map(rowOf.code)]
	return (
		<>
			<MonthStrip strip={strip} today={today} rows={rows} onOpen={writes ? open : undefined} />
			{past > 0 ? <p className={styles.more}>{t('strip.past', { count: past })}</p> : null}
			{archived.length > 0 ? (
				<details className={styles.archived}>
					<summary>{t('strip.archived', { count: archived.length })}</summary>
					<MonthStrip
						strip={strip}
						today={today}
						rows={archived.map(rowOf.code)}
						onOpen={writes ? open : undefined}
					/>
				</details>
			) : null}
		</>
	)
}

/** Days without the year where the strip shows them. */
function useDaysText(strip: Strip) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const textOf = (day: string) =>
		format.date(day, day >= strip.first && day < strip.end ? 'day' : 'short')
	return (from: string | null, until: string | null) => {
		if (from !== null && until !== null)
			return t('strip.both', { from: textOf(from), until: textOf(until) })
		if (from !== null) return t('strip.from', { from: textOf(from) })
		return until === null ? t('strip.always') : t('strip.until', { until: textOf(until) })
	}
}

function usePeriodRow(
	periods: readonly DiscountPeriod[],
	strip: Strip,
): (period: DiscountPeriod) => StripRow {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const language = useLanguage()
	const days = useDaysText(strip)
	return ({ id, label, percentage, granted, superseded }) => ({
		kind: 'period',
		key: id,
		name: label[language],
		off: `−${format.percent(percentage)}`,
		...granted,
		days: days(granted.from, granted.until),
		used: null,
		remarks: superseded.flatMap(({ by, from, until }) => {
			const winner = periods.find((it) => it.id === by)
			if (!winner) return []
			return t('strip.wins', {
				name: winner.label[language],
				percent: format.percent(winner.percentage),
				from: format.date(from),
				until: format.date(until),
			})
		}),
	})
}

function useCodeRow(strip: Strip, today: string): (promo: PromoCode) => StripRow {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const days = useDaysText(strip)
	return ({ code, percentage, amount, from, until, uses, maximumUses }) => ({
		kind: 'code',
		key: code,
		name: code,
		off: percentage === null ? `−${format.money(amount ?? 0)}` : `−${format.percent(percentage)}`,
		from,
		until,
		days: days(from, until),
		used: {
			text:
				maximumUses === null
					? t('strip.usesFree', { uses: format.number(uses) })
					: t('strip.uses', { uses: format.number(uses), most: format.number(maximumUses) }),
			share: maximumUses === null ? null : Math.min(1, uses / maximumUses),
		},
		remarks: until !== null && until < today ? [t('strip.over')] : [],
	})
}
