import type { PaymentType } from '@gabarit/contract'
import { Button, Checkbox, ErrorText, useFormats } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { FormRow } from '../../lib/form/form-row.tsx'
import { ReadSetting, useMayChange } from './setting-field.tsx'
import { useSettingsPart } from './settings-context.ts'
import { listOf } from './settings-form.ts'
import { useHint } from './use-hint.ts'
import styles from './ways-to-pay.module.css'

const ways: readonly PaymentType[] = ['Online', 'Bill', 'None']
const name = 'paymentTypes'

/** What buyers are offered, in their order: the first one is chosen for them. */
export function WaysToPay() {
	const { t } = useTranslation(['shop', 'back-office'])
	const format = useFormats()
	const { form } = useSettingsPart()
	const mayChange = useMayChange()
	const hint = useHint(name)
	const chosen = ways
		.filter((way) => listOf(form.values[name]).includes(way))
		.toSorted((a, b) => listOf(form.values[name]).indexOf(a) - listOf(form.values[name]).indexOf(b))
	const shown = (text: string) =>
		format.list(listOf(text).map((way) => t(`way.${way as PaymentType}`)))
	if (!mayChange(name)) return <ReadSetting name={name} shown={shown(form.base[name])} />
	const write = (next: readonly PaymentType[]) => form.set(name, next.join(','))
	const move = (way: PaymentType, by: 1 | -1) => {
		const at = chosen.indexOf(way)
		const rest = chosen.filter((it) => it !== way)
		write([...rest.slice(0, at + by), way, ...rest.slice(at + by)])
	}
	const off = ways.filter((way) => !chosen.includes(way))
	return (
		<FormRow form={form} name={name} label={t(`field.${name}`)} shown={shown}>
			<fieldset className={styles.ways}>
				<legend>{t(`field.${name}`)}</legend>
				<ol>
					{[...chosen, ...off].map((way) => (
						<li key={way}>
							<Checkbox
								label={t(`way.${way}`)}
								checked={chosen.includes(way)}
								onChange={(event) =>
									write(
										event.currentTarget.checked
											? [...chosen, way]
											: chosen.filter((it) => it !== way),
									)
								}
							/>
							<Order way={way} chosen={chosen} onMove={move} />
						</li>
					))}
				</ol>
				{form.problems[name] === undefined ? null : (
					<ErrorText>{t('back-office:form.required')}</ErrorText>
				)}
				<p>{hint}</p>
			</fieldset>
		</FormRow>
	)
}

type OrderProps = {
	way: PaymentType
	chosen: readonly PaymentType[]
	onMove: (way: PaymentType, by: 1 | -1) => void
}

function Order({ way, chosen, onMove }: OrderProps) {
	const { t } = useTranslation('shop')
	const at = chosen.indexOf(way)
	if (at < 0 || chosen.length < 2) return null
	return (
		<span className={styles.order}>
			<Button
				kind="quiet"
				size="small"
				icon="arrowUp"
				aria-label={t('moveUp', { name: t(`way.${way}`) })}
				idle={at === 0}
				onClick={() => onMove(way, -1)}
			/>
			<Button
				kind="quiet"
				size="small"
				icon="arrowDown"
				aria-label={t('moveDown', { name: t(`way.${way}`) })}
				idle={at === chosen.length - 1}
				onClick={() => onMove(way, 1)}
			/>
		</span>
	)
}
