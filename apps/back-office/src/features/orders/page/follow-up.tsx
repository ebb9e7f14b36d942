// Whose the order is, how it is packed, and the customer's link and account: changed in place.

import { isEndedOrder, isFinalState, type OrderPage } from '@gabarit/contract'
import { CountField, ErrorText, LinkButton, SelectField, toast } from '@gabarit/ui'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useEffect, useEffectEvent, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { sellersQuery } from '../../../lib/sellers-query.ts'
import { useSession } from '../../../lib/session.ts'
import { mailsCustomer } from '../use-mail-names.ts'
import { ChangeConflict } from './conflict/change-conflict.tsx'
import { Redesign } from './design/redesign.tsx'
import { LinkAccount } from './dialogs/link-account.tsx'
import { RevokeLinks } from './dialogs/revoke-links.tsx'
import styles from './follow-up.module.css'
import { Renew } from './renew/renew.tsx'
import { type Manage, useManage } from './use-manage.ts'
import { useSells } from './use-sells.ts'
import { closedFollowUp } from './ways/closed-ways.ts'
import { ClosedWays } from './ways/closed-ways-list.tsx'

type Props = { order: OrderPage }
type PartProps = Props & { manage: Manage }

export function FollowUp({ order }: Props) {
	const { t } = useTranslation('back-office')
	const manage = useManage(order)
	const packs = useSession()?.seesCost === true
	const sells = useSells(order)
	if (!packs) return null
	return (
		<section aria-labelledby="order-follow-up" className={styles.followUp}>
			<SectionHead isPanel id="order-follow-up" title={t('followUp.title')} />
			{sells && !isFinalState(order.state) ? <Seller order={order} manage={manage} /> : null}
			{order.kind === 'order' ? <Pallets order={order} manage={manage} /> : null}
			{sells && order.kind === 'offer' ? <Redesign order={order} /> : null}
			{order.isRenewable ? <Renew order={order} /> : null}
			{sells ? <CustomerLink order={order} manage={manage} /> : null}
			{order.isLinkable ? <CustomerAccount order={order} /> : null}
			<ClosedWays ways={closedFollowUp(order, sells)} mode={order.delivery.mode} />
			<ChangeConflict manage={manage} />
			{manage.problem ? (
				<span role="alert">
					<ErrorText>{manage.problem}</ErrorText>
				</span>
			) : null}
		</section>
	)
}

const nobody = ''

function Seller({ order, manage }: PartProps) {
	const { t } = useTranslation('back-office')
	const { data: all = [] } = useQuery(sellersQuery)
	const sellers = all.filter(({ tenant }) => tenant === order.tenant)
	const { sellerId, seller } = order
	const isKnown = sellers.some(({ id }) => id === sellerId)
	const emailOf = (id: string) => sellers.find((one) => one.id === id)?.email ?? null
	const assign = async (id: string) => {
		const former = sellerId ?? nobody
		const name = sellers.find((one) => one.id === id)?.name
		if ((await manage.assign(emailOf(id), name ?? null)) !== 'done') return
		const undo = () => void manage.assign(emailOf(former), seller)
		toast(
			name ? t('followUp.assigned', { name }) : t('followUp.unassigned'),
			former === nobody || isKnown ? { undo } : {},
		)
	}
	return (
		<SelectField
			label={t('order.seller')}
			size="small"
			value={sellerId ?? nobody}
			disabled={manage.busy}
			options={[
				{ value: nobody, label: t('followUp.nobody') },
				// Who sells no more keeps his orders until they are given away.
				...(sellerId !== null && !isKnown ? [{ value: sellerId, label: seller ?? sellerId }] : []),
				...sellers.map(({ id, name }) => ({ value: id, label: name })),
			]}
			onChange={(event) => void assign(event.currentTarget.value)}
		/>
	)
}

/** A count is sent once it rests: 12 is not 1 first, and three presses are one change. */
const restMs = 600

/** Each number waits for the answer to the one before it: two at once would be two editors' changes. */
function useOneAfterAnother<Answer>(call: (value: number) => Promise<Answer>) {
	const last = useRef<{ value: number; answer: Promise<Answer> } | null>(null)
	return {
		call: async (value: number): Promise<Answer> => {
			const before = last.current?.answer.catch(() => null) ?? Promise.resolve()
			const own = { value, answer: before.then(() => call(value)) }
			last.current = own
			const answer = await own.answer
			if (last.current === own) last.current = null
			return answer
		},
		isOnItsWay: (value: number | null) => last.current?.value === value,
	}
}

function Pallets({ order, manage }: PartProps) {
	const { t } = useTranslation('back-office')
	const { pallets: former } = order
	const [typed, setTyped] = useState<number | null>(null)
	const send = useOneAfterAnother(manage.setPallets)
	const save = useEffectEvent(async (pallets: number | null) => {
		if (pallets === null) return
		const isDone = pallets !== former && (await send.call(pallets)) === 'done'
		setTyped((now) => (now === pallets ? null : now))
		if (isDone)
			toast(t('followUp.counted', { count: pallets }), {
				undo: () => void send.call(former),
			})
	})
	const saveUnrested = useEffectEvent(() => {
		if (!send.isOnItsWay(typed)) void save(typed)
	})
	useEffect(() => {
		const timer = setTimeout(() => void save(typed), restMs)
		return () => clearTimeout(timer)
	}, [typed])
	useEffect(() => () => saveUnrested(), [])
	if (isEndedOrder(order.state)) return null
	return (
		<CountField
			label={t('followUp.pallets')}
			value={typed ?? former}
			min={1}
			max={99}
			onChange={setTyped}
		/>
	)
}

function CustomerLink({ order, manage }: PartProps) {
	const { t } = useTranslation('back-office')
	const send = async () => {
		const what = t('followUp.sent')
		if ((await manage.sendLink(what)) === 'done') toast(what)
	}
	return (
		<Links title={t('followUp.link')}>
			{mailsCustomer(order.mails.link) ? (
				<LinkButton touch size="small" disabled={manage.busy} onClick={() => void send()}>
					{t('followUp.send')}
				</LinkButton>
			) : null}
			<RevokeLinks manage={manage} />
		</Links>
	)
}

function CustomerAccount({ order }: Props) {
	const { t } = useTranslation('back-office')
	const { linkedTo } = order
	const title =
		linkedTo === null ? t('followUp.inNoAccount') : t('followUp.inAccount', { email: linkedTo })
	return (
		<Links title={title}>
			<LinkAccount order={order} />
		</Links>
	)
}

function Links({ title, children }: { title: string; children: ReactNode }) {
	return (
		<div className={styles.link}>
			<p>{title}</p>
			<div className={styles.ways}>{children}</div>
		</div>
	)
}
