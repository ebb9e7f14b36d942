import { zoneKeyOf } from '@gabarit/contract'
import { LinkButton, Spinner, useFormats } from '@gabarit/ui'
import { useQuery } from '@tanstack/react-query'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { Problem } from '../../../lib/frame/problem.tsx'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useWritesPrices } from '../use-prices.ts'
import { useZoneName } from './use-zone-name.ts'
import { type Zone, zoneOfKey, zonesOf } from './zone-form.ts'
import { ZoneSheet } from './zone-sheet.tsx'
import styles from './zones-part.module.css'

const mostRanges = 6

/** By country and name, all ranges of a zone in one row. */
export function ZonesPart() {
	const { t } = useTranslation('shop')
	const id = useId()
	const writes = useWritesPrices()
	const [opened, setOpened] = useState<{ key: string | null } | null>(null)
	const read = useQuery({
		queryKey: ['prices', 'zones'],
		queryFn: ({ signal }) => client.backOffice.prices.zones.list(undefined, { signal }),
	})
	const zones = zonesOf(read.data?.zones ?? [])
	return (
		<section aria-labelledby={id} className={styles.zones}>
			<SectionHead id={id} title={t('zones.title')} note={t('zones.note')}>
				{writes && read.data ? (
					<LinkButton touch tone="ink" onClick={() => setOpened({ key: null })}>
						{t('zones.add')}
					</LinkButton>
				) : null}
			</SectionHead>
			{read.data === undefined ? (
				read.isError ? (
					<Problem error={read.error} onRetry={() => void read.refetch()} />
				) : (
					<Spinner label={t('lists.loading')} />
				)
			) : zones.length === 0 ? (
				<p>{t('zones.none')}</p>
			) : (
				<ZoneTable
					labelledBy={id}
					zones={zones}
					onOpen={writes ? (zone) => setOpened({ key: zoneKeyOf(zone) }) : undefined}
				/>
			)}
			{opened && read.data ? (
				<ZoneSheet
					key={opened.key}
					zone={zoneOfKey(zones, opened.key)}
					read={read.data}
					onClose={() => setOpened(null)}
				/>
			) : null}
		</section>
	)
}

type TableProps = {
	labelledBy: string
	zones: readonly Zone[]
	onOpen: ((zone: Zone) => void) | undefined
}

function ZoneTable({ labelledBy, zones, onOpen }: TableProps) {
	const { t } = useTranslation('shop')
	const nameOf = useZoneName(zones)
	return (
		<table aria-labelledby={labelledBy}>
			<thead>
				<tr>
					<th scope="col">{t('zones.zone')}</th>
					<th scope="col">{t('zones.codes')}</th>
					<th scope="col" className={styles.right}>
						{t('zones.first')}
					</th>
					<th scope="col" className={styles.right}>
						{t('zones.next')}
					</th>
				</tr>
			</thead>
			<tbody>
				{zones.map((zone) => (
					<ZoneLine
						key={zoneKeyOf(zone)}
						zone={zone}
						name={nameOf(zone)}
						onOpen={onOpen && (() => onOpen(zone))}
					/>
				))}
			</tbody>
		</table>
	)
}

type LineProps = { zone: Zone; name: string; onOpen: (() => void) | undefined }

function ZoneLine({ zone, name, onOpen }: LineProps) {
	const format = useFormats()
	const { ranges } = zone
	const shown = ranges.slice(0, mostRanges).map((range) => range.replace('-', '–'))
	const more = ranges.length - shown.length
	return (
		<tr>
			<th scope="row">
				{onOpen ? (
					<button type="button" onClick={onOpen}>
						{name}
					</button>
				) : (
					name
				)}
			</th>
			<td className={styles.codes}>
				{shown.join(', ')}
				{more > 0 ? `, +${format.number(more)}` : ''}
			</td>
			<td className={styles.right}>{format.money(zone.firstPallet)}</td>
			<td className={styles.right}>{format.money(zone.nextPallet)}</td>
		</tr>
	)
}
