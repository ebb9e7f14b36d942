import { TextField } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import styles from './agreement-field.module.css'

type Props = {
	form: string
	value: string
	/** Asked for, and not given. */
	isMissing: boolean
	onChange: (text: string) => void
}

const longestAgreement = 200

/** Where an order gets dearer: how its customer agreed. */
export function AgreementField({ form, value, isMissing, onChange }: Props) {
	const { t } = useTranslation('back-office')
	return (
		<TextField
			className={styles.agreement}
			form={form}
			label={t('correct.agreement')}
			required
			maxLength={longestAgreement}
			value={value}
			hint={t('correct.agreementHint')}
			placeholder={t('dialog.placeAgreementPlaceholder')}
			error={isMissing ? t('dialog.placeAgreementMissing') : undefined}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	)
}
