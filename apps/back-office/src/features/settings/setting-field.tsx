import { Checkbox } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { FormSegments, FormText } from '../../lib/form/form-fields.tsx'
import { FormRow } from '../../lib/form/form-row.tsx'
import styles from './setting-field.module.css'
import { useSettingsPart } from './settings-context.ts'
import { isAdminField, kindOf, type SettingField } from './settings-form.ts'
import { useHint } from './use-hint.ts'

/** Why it cannot be typed in: the account reads only, or only an admin changes it. */
export function useMayChange(): (field: SettingField) => boolean {
	const { writes, isAdmin } = useSettingsPart()
	return (field) => writes && (isAdmin || !isAdminField(field))
}

type Props = { name: SettingField; note?: string; rows?: number }

export function Setting({ name, rows }: Props) {
	const { t } = useTranslation('shop')
	const { form } = useSettingsPart()
	const mayChange = useMayChange()
	const hint = useHint(name)
	const kind = kindOf(name)
	if (!mayChange(name)) return <ReadSetting name={name} />
	if (kind === 'flag') return <FlagSetting name={name} />
	const isNumber = kind === 'days' || kind === 'share'
	return (
		<FormText
			form={form}
			name={name}
			label={t(`field.${name}`)}
			hint={hint}
			multiline={rows !== undefined}
			{...(rows !== undefined && { rows })}
			input={{
				...(kind === 'email' && { type: 'email' }),
				...(kind === 'phone' && { type: 'tel' }),
				...(isNumber && { inputMode: 'numeric' }),
			}}
		/>
	)
}

function FlagSetting({ name }: Props) {
	const { t } = useTranslation('shop')
	const { form } = useSettingsPart()
	const hint = useHint(name)
	return (
		<FormRow
			form={form}
			name={name}
			label={t(`field.${name}`)}
			shown={(text) => t(text === 'yes' ? 'yes' : 'no')}
			className={styles.flag}
		>
			<Checkbox
				label={t(`field.${name}`)}
				checked={form.values[name] === 'yes'}
				onChange={(event) => form.set(name, event.currentTarget.checked ? 'yes' : '')}
			/>
			{hint === undefined ? null : <p className={styles.hint}>{hint}</p>}
		</FormRow>
	)
}

type ChoiceProps = {
	name: 'country' | 'language'
	options: readonly { value: string; label: string }[]
}

export function ChoiceSetting({ name, options }: ChoiceProps) {
	const { t } = useTranslation('shop')
	const { form } = useSettingsPart()
	const mayChange = useMayChange()
	const hint = useHint(name)
	if (!mayChange(name)) {
		const chosen = options.find(({ value }) => value === form.values[name])
		return <ReadSetting name={name} shown={chosen?.label} />
	}
	return (
		<div>
			<p className={styles.label}>{t(`field.${name}`)}</p>
			<FormSegments form={form} name={name} label={t(`field.${name}`)} options={options} />
			{hint === undefined ? null : <p className={styles.below}>{hint}</p>}
		</div>
	)
}

/** For who may only read it: a value, no field. */
export function ReadSetting({ name, shown }: { name: SettingField; shown?: string | undefined }) {
	const { t } = useTranslation(['shop', 'back-office'])
	const { form } = useSettingsPart()
	const hint = useHint(name)
	const text = form.base[name]
	const value = kindOf(name) === 'flag' ? t(text === 'yes' ? 'yes' : 'no') : text
	return (
		<div className={styles.read}>
			<p className={styles.label}>{t(`field.${name}`)}</p>
			<p>{shown ?? (value === '' ? t('back-office:list.none') : value)}</p>
			{hint === undefined ? null : <p className={styles.below}>{hint}</p>}
		</div>
	)
}
