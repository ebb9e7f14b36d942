import { readableCode, type SampleRequest, type SampleState } from '@gabarit/contract'
import { Button, ErrorText, Link, LinkButton, linkClass, StateChip, toast } from '@gabarit/ui'
import { Link as RouterLink } from '@tanstack/react-router'
import type { CSSProperties } from 'react'
import { useTranslation } from 'react-i18next'
import { keepKeyboard } from '../../lib/frame/keep-keyboard.ts'
import { useDayText } from '../../lib/list/filter/use-day-words.ts'
import type { ListColumn } from '../../lib/list/list-definition.ts'
import { useShopName } from '../../lib/session.ts'
import { walkRows } from '../../lib/walk-rows.ts'
import type { SampleColumn } from './sample-address.ts'
import styles from './sample-columns.module.css'
import { sampleMarks, stateAfter, stateBefore } from './sample-states.ts'
import { currentOf, useChangeSamples } from './use-samples.ts'

export function useSampleColumns(): Record<SampleColumn, ListColumn<SampleRequest>> {
	const { t } = useTranslation('back-office')
	const dayText = useDayText()
	const shopName = useShopName()
	return {
		asked: {
			name: t('samples.asked'),
			part: 'code',
			cell: ({ createdAt }) => dayText(createdAt),
		},
		shop: { name: t('samples.shop'), part: 'day', cell: (row) => shopName(row.tenant) },
		who: { name: t('samples.who'), part: 'name', cell: (row) => <Sender of={row} /> },
		colours: { name: t('samples.colours'), part: 'block', cell: (row) => <Colours of={row} /> },
		address: { name: t('samples.address'), part: 'block', cell: (row) => <Address of={row} /> },
		design: {
			name: t('samples.design'),
			part: 'block',
			wide: true,
			isEmpty: ({ code }) => code === null,
			cell: (row) => <DesignCode of={row} />,
		},
		state: {
			name: t('list.column.state'),
			part: 'state',
			cell: ({ state }) => (
				<StateChip state={sampleMarks[state]} label={t(`samples.state.${state}`)} />
			),
		},
		next: {
			name: t('samples.next'),
			unseen: true,
			part: 'block',
			cell: (row) => <NextState row={row} />,
		},
	}
}

type Of = { of: SampleRequest }

function Sender({ of: { firstName, lastName, email } }: Of) {
	return (
		<>
			<strong>
				{lastName} {firstName}
			</strong>
			<br />
			<Link tone="soft" size="small" href={`mailto:${email}`} onKeyDown={walkRows}>
				{email}
			</Link>
		</>
	)
}

/** Their references while they are still to be packed. */
function Colours({ of: { colours, state } }: Of) {
	const { t } = useTranslation('back-office')
	return (
		<ul className={styles.colours}>
			{colours.map(({ place, reference, label, hex }) => (
				<li key={`${place} ${reference}`}>
					<span
						aria-hidden="true"
						className={styles.swatch}
						style={{ '--swatch': hex } as CSSProperties}
					/>
					<span>
						<strong>{label}</strong>{' '}
						{state === 'new' ? (
							<span className={styles.more}>
								{t('samples.colour', { reference, place: t(`samples.place.${place}`) })}
							</span>
						) : null}
					</span>
				</li>
			))}
		</ul>
	)
}

function Address({ of: { address } }: Of) {
	const { t } = useTranslation('back-office')
	const { street, streetNumber, box, postalCode, city, country } = address
	return (
		<address className={styles.address}>
			{t('samples.street', { street, number: streetNumber })}
			{box ? ` ${t('samples.box', { box })}` : null}
			<br />
			{t('samples.town', { postalCode, city, country: t(`samples.country.${country}`) })}
		</address>
	)
}

/** A code without a design of the shop opens nothing, so it is no link. */
function DesignCode({ of: { code, hasDesign } }: Of) {
	const { t } = useTranslation('back-office')
	if (code === null) return t('list.none')
	if (!hasDesign) return <span className={styles.code}>{readableCode(code)}</span>
	return (
		<RouterLink
			to="/configurations/$code"
			params={{ code }}
			className={linkClass({ tone: 'ink' }, styles.code)}
			data-row
			onKeyDown={walkRows}
		>
			{readableCode(code)}
		</RouterLink>
	)
}

function NextState({ row }: { row: SampleRequest }) {
	const { t } = useTranslation('back-office')
	const change = useChangeSamples()
	const next = stateAfter[row.state]
	const before = stateBefore[row.state]
	const name = `${row.firstName} ${row.lastName}`
	const to = (state: SampleState) =>
		change.mutate(
			{ row, state },
			{
				onSuccess: () => {
					keepKeyboard()
					toast(t(`samples.done.${state}`, { name }))
				},
			},
		)
	const changedBy = change.isError && currentOf(change.error) !== null
	return (
		<div className={styles.next}>
			{next ? (
				<Button
					kind="outline"
					size="small"
					idle={change.isPending}
					aria-label={t(`samples.toOf.${next}`, { name })}
					onClick={() => to(next)}
				>
					{t(`samples.to.${next}`)}
				</Button>
			) : null}
			{before ? (
				<LinkButton
					size="small"
					tone="soft"
					touch
					disabled={change.isPending}
					aria-label={t(`samples.backOf.${before}`, { name })}
					onClick={() => to(before)}
				>
					{t(`samples.back.${before}`)}
				</LinkButton>
			) : null}
			{change.isError ? (
				<span role="alert">
					<ErrorText>{t(changedBy ? 'samples.changed' : 'samples.failed')}</ErrorText>
				</span>
			) : null}
		</div>
	)
}
