import { Checkbox, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { FormRow } from '../../lib/form/form-row.tsx'
import { ReadSetting, useMayChange } from './setting-field.tsx'
import { useSettingsPart } from './settings-context.ts'
import { listOf } from './settings-form.ts'
import styles from './ticked-setting.module.css'
import { useHint } from './use-hint.ts'

type Props = { name: 'configurators'; options: readonly { value: string; label: string }[] }

/** Several of a list, in the list's own order. */
export function TickedSetting({ name, options }: Props) {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const { form } = useSettingsPart()
	const mayChange = useMayChange()
	const hint = useHint(name)
	const chosen = listOf(form.values[name])
	const shown = (text: string) =>
		format.list(listOf(text).map((it) => options.find(({ value }) => value === it)?.label ?? it))
	if (!mayChange(name)) return <ReadSetting name={name} shown={shown(form.base[name])} />
	const tick = (value: string, isOn: boolean) => {
		const next = options.filter((it) => (it.value === value ? isOn : chosen.includes(it.value)))
		form.set(name, next.map((it) => it.value).join(','))
	}
	return (
		<FormRow form={form} name={name} label={t(`field.${name}`)} shown={shown}>
			<fieldset className={styles.ticked}>
				<legend>{t(`field.${name}`)}</legend>
				{options.map(({ value, label }) => (
					<Checkbox
						key={value}
						label={label}
						checked={chosen.includes(value)}
						onChange={(event) => tick(value, event.currentTarget.checked)}
					/>
				))}
				<p className={styles.hint}>{hint}</p>
			</fieldset>
		</FormRow>
	)
}
