// Says first what the law keeps and what goes; afterwards, what went.
import { Button, Modal, Spinner, useFormats } from '@gabarit/ui'
import { useQueryClient } from '@tanstack/react-query'
import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { Problem } from '../../../lib/frame/problem.tsx'
import { useShopSearch } from '../../../lib/shop.ts'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { useAct } from '../record/use-act.ts'
import styles from './erase-dialog.module.css'
import type { Person } from './person-data.tsx'
import { type Kept, useKept } from './use-kept.ts'

type Props = { person: Person; onClose: () => void }

export function EraseDialog({ person, onClose }: Props) {
	const { t } = useTranslation('people')
	const queries = useQueryClient()
	const acting = useAct()
	const [done, setDone] = useState<Kept | null>(null)
	const { email, resellerReference, name } = person
	const who = { email, resellerReference }
	const title = t('data.eraseTitle', { name })
	const counts = useKept(person, done === null)
	if (done) return <Erased name={name} counts={done} />
	if (counts.data === undefined)
		return (
			<Modal opened onClose={onClose} title={title}>
				{counts.isError ? (
					<Problem error={counts.error} onRetry={() => void counts.refetch()} />
				) : (
					<Spinner label={t('data.counting')} />
				)}
			</Modal>
		)
	const foreseen = counts.data
	const erase = () =>
		acting.act({
			ask: () => client.backOffice.people.erase(who),
			done: t('data.erased', { name }),
			after: () => {
				setDone(foreseen)
				void queries.invalidateQueries({ queryKey: ['people', 'users'] })
				void queries.invalidateQueries({ queryKey: ['people', 'professionals'] })
			},
		})
	return (
		<ConfirmDialog
			title={title}
			means={[t('data.forGood')]}
			confirm={t('data.eraseNow')}
			isDanger
			typed={email}
			busy={acting.busy}
			problem={acting.problem}
			onConfirm={erase}
			onClose={onClose}
		>
			<Balance counts={foreseen} goes={t('data.goes')} stays={t('data.stays')} />
		</ConfirmDialog>
	)
}

/** The page of who was erased is no page any more. */
function Erased({ name, counts }: { name: string; counts: Kept }) {
	const { t } = useTranslation('people')
	const navigate = useNavigate()
	const ofShop = useShopSearch()
	const leave = () => void navigate({ to: '/users', search: ofShop })
	return (
		<Modal opened onClose={leave} title={t('data.erased', { name })}>
			<Balance counts={counts} goes={t('data.went')} stays={t('data.stayed')} />
			<div className={styles.answers}>
				<Button kind="primary" data-autofocus onClick={leave}>
					{t('toList')}
				</Button>
			</div>
		</Modal>
	)
}

const kinds = ['offers', 'designs', 'samples', 'messages'] as const

function Balance({ counts, goes, stays }: { counts: Kept; goes: string; stays: string }) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const counted = kinds.flatMap((kind) =>
		counts[kind] === 0
			? []
			: [t(`data.counts.${kind}`, { count: counts[kind], number: format.number(counts[kind]) })],
	)
	const gone = [...(counts.account ? [t('data.counts.account')] : []), ...counted]
	const { ordersKept } = counts
	return (
		<div>
			<h3 className={styles.heading}>{goes}</h3>
			<ul className={styles.list}>
				{gone.length === 0 ? <li>{t('data.nothing')}</li> : null}
				{gone.map((line) => (
					<li key={line}>{line}</li>
				))}
			</ul>
			<h3 className={styles.heading}>{stays}</h3>
			<ul className={styles.list}>
				{ordersKept === 0 ? null : (
					<li>
						{t('data.counts.ordersKept', {
							count: ordersKept,
							number: format.number(ordersKept),
						})}
					</li>
				)}
				<li>{t('data.auditStays')}</li>
			</ul>
		</div>
	)
}
