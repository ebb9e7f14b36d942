// One role for several accounts; what a shop does not allow is refused for its account.
import type { UserChange, UserRow } from '@gabarit/contract'
import { SelectField, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { ConfirmDialog } from '../record/confirm-dialog.tsx'
import { roleOfText, roleTextOf, useRoleWords } from '../users/role-names.ts'
import { useGivenRoles } from '../users/use-users.ts'

export type NewRole = Pick<UserChange, 'role' | 'isAdmin'>

type Props = {
	rows: readonly UserRow[]
	onChoose: (role: NewRole) => void
	onClose: () => void
}

export function BulkRole({ rows, onChoose, onClose }: Props) {
	const { t } = useTranslation('people')
	const format = useFormats()
	const words = useRoleWords()
	const given = useGivenRoles(rows[0]?.resellerReference ?? '')
	const options = given.map(roleTextOf).filter((text) => text !== 'ProfessionalCustomer')
	const [chosen, setChosen] = useState('')
	const value = chosen === '' ? (options[0] ?? '') : chosen
	const choose = () => {
		const { role, isAdmin } = roleOfText(value)
		if (role !== 'Unknown') onChoose({ role, isAdmin })
	}
	return (
		<ConfirmDialog
			title={t('bulk.role')}
			means={[words.may(value)]}
			confirm={t('bulk.confirm', { count: rows.length, number: format.number(rows.length) })}
			busy={options.length === 0}
			problem={null}
			onConfirm={choose}
			onClose={onClose}
		>
			<SelectField
				label={t('field.role')}
				value={value}
				options={options.map((option) => ({ value: option, label: words.name(option) }))}
				onChange={(event) => setChosen(event.currentTarget.value)}
			/>
		</ConfirmDialog>
	)
}
