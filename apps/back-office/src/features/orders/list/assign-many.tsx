import type { OrderRow } from '@gabarit/contract'
import { Button } from '@gabarit/ui'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { AskDialog } from '../../../lib/form/ask-dialog.tsx'
import { FormSelect } from '../../../lib/form/form-fields.tsx'
import { useForm } from '../../../lib/form/use-form.ts'
import { sellersQuery } from '../../../lib/sellers-query.ts'
import { useSession } from '../../../lib/session.ts'
import { useChosenShop } from '../../../lib/shop.ts'
import type { NewSeller } from './use-assign-many.ts'

type Props = {
	rows: readonly (OrderRow | null)[]
	idle: boolean
	onAssign: (seller: NewSeller) => void
}

export function AssignMany({ rows, idle, onAssign }: Props) {
	const { t } = useTranslation('back-office')
	const [opened, setOpened] = useState(false)
	const shops = useShopsOf(rows)
	const [shop, ...others] = shops
	if (shop === undefined) return null
	if (others.length > 0)
		return (
			<Button kind="outline" size="small" reason={t('bulk.assign.oneShop')}>
				{t('bulk.assign.action')}
			</Button>
		)
	return (
		<>
			<Button kind="outline" size="small" idle={idle} onClick={() => setOpened(true)}>
				{t('bulk.assign.action')}
			</Button>
			{opened ? (
				<AssignDialog
					shop={shop}
					count={rows.length}
					onClose={() => setOpened(false)}
					onAssign={(seller) => {
						setOpened(false)
						onAssign(seller)
					}}
				/>
			) : null}
		</>
	)
}

/** Of the chosen orders, those shops for which the user sells; rows of other pages are the server's to judge. */
function useShopsOf(rows: Props['rows']): readonly string[] {
	const session = useSession()
	const chosen = useChosenShop()
	if (session?.seesCost !== true) return []
	const own = session.tenant.code
	const known = rows.filter((row) => row !== null)
	if (known.length === 0) return [session.account.isAdmin ? (chosen ?? own) : own]
	const shops = new Set(known.map(({ tenant }) => tenant))
	return session.account.isAdmin ? [...shops] : [...shops].filter((shop) => shop === own)
}

type DialogProps = {
	shop: string
	count: number
	onClose: () => void
	onAssign: (seller: NewSeller) => void
}

const nobody = 'nobody'

function AssignDialog({ shop, count, onClose, onAssign }: DialogProps) {
	const { t } = useTranslation('back-office')
	const { data: all, isError } = useQuery(sellersQuery)
	const sellers = all?.filter(({ tenant }) => tenant === shop) ?? []
	const chosenIn = (seller: string | undefined): NewSeller | undefined =>
		seller === nobody ? null : sellers.find(({ id }) => id === seller)
	const form = useForm<'seller'>({
		name: `assign several ${shop}`,
		isNew: true,
		base: { seller: '' },
		// Who sells no more cannot be chosen from a draft.
		problemsOf: ({ seller }) => (chosenIn(seller) === undefined ? { seller: 'required' } : {}),
	})
	return (
		<AskDialog
			acting={{
				close: onClose,
				problem: isError ? t('followUp.failed') : null,
				busy: all === undefined ? 'sellers' : null,
			}}
			title={t('bulk.assign.title', { count })}
			size="small"
			confirm={t('bulk.assign.action')}
			form={form}
			onSubmit={() => {
				const chosen = chosenIn(form.values.seller)
				if (chosen === undefined) return
				form.reset()
				onAssign(chosen)
			}}
		>
			<FormSelect
				form={form}
				name="seller"
				label={t('order.seller')}
				first
				options={[
					{ value: '', label: t('dialog.placeChoose') },
					{ value: nobody, label: t('followUp.nobody') },
					...sellers.map(({ id, name }) => ({ value: id, label: name })),
				]}
			/>
		</AskDialog>
	)
}
