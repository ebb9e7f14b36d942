import { TextField } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { longestAgreement } from '../../../lib/form/form-rules.ts'
import { useLengthText } from '../../../lib/form/use-length-text.ts'
import styles from './agreement-field.module.css'

type Props = {
	form: string
	value: string
	/** Asked for, and not given. */
	isMissing: boolean
	onChange: (text: string) => void
}

/** Where an order gets dearer: how its customer agreed. */
export function AgreementField({ form, value, isMissing, onChange }: Props) {
	const { t } = useTranslation('back-office')
	const tooLong = useLengthText()(value.trim(), longestAgreement)
	return (
		<TextField
			className={styles.agreement}
			form={form}
			label={t('correct.agreement')}
			required
			value={value}
			hint={t('correct.agreementHint')}
			placeholder={t('dialog.placeAgreementPlaceholder')}
			error={tooLong ?? (isMissing ? t('dialog.placeAgreementMissing') : undefined)}
			onChange={(event) => onChange(event.currentTarget.value)}
		/>
	)
}
