import { TextField, useFormats } from '@gabarit/ui'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormRow } from '../../lib/form/form-row.tsx'
import { coefficientOf } from '../../lib/form/form-rules.ts'
import { useTypedDecimal } from '../../lib/form/use-typed-decimal.ts'
import { changedBy } from './changed-by.ts'
import { Part } from './part.tsx'
import { PriceSample } from './price-sample.tsx'
import styles from './prices-part.module.css'
import { ReadSetting, Setting, useMayChange } from './setting-field.tsx'
import { useSettingsPart } from './settings-context.ts'

type Coefficient = 'coefficientIndividual' | 'coefficientProfessional'

export function Margins() {
	const { t } = useTranslation('shop')
	const { settings } = useSettingsPart()
	return (
		<Part title={t('part.margins')} note={t('note.margins')} wide>
			<div className={styles.margins}>
				{settings.isOwn ? (
					<p className={styles.own}>{t('ownPrices')}</p>
				) : (
					<div className={styles.coefficients}>
						<CoefficientSetting name="coefficientIndividual" />
						<CoefficientSetting name="coefficientProfessional" />
					</div>
				)}
				<PriceSample />
			</div>
		</Part>
	)
}

export function PricesPart() {
	const { t } = useTranslation('shop')
	return (
		<>
			<Part title={t('part.shown')}>
				<Setting name="isPriceHidden" />
				<Setting name="nonFavoriteColorAddedPrice" />
				<Setting name="vatRate" />
				<Setting name="rating" />
			</Part>
			<Part title={t('part.services')}>
				<Setting name="workforce" />
				<Setting name="workforceAmount" />
				<Setting name="fittingHourly" />
				<Setting name="carryInPerFloor" />
			</Part>
		</>
	)
}

/** Its share of the sale price stands beside it. */
function CoefficientSetting({ name }: { name: Coefficient }) {
	const { t } = useTranslation(['shop', 'back-office'])
	const format = useFormats()
	const { form } = useSettingsPart()
	const mayChange = useMayChange()
	const coefficient = coefficientOf(form.values[name])
	const share =
		coefficient === null
			? null
			: format.percent(Math.round((1 - 1 / Number(coefficient)) * 1000) / 10)
	const problem = form.problems[name]
	if (!mayChange(name)) return <ReadSetting name={name} />
	return (
		<div>
			<FormRow form={form} name={name} label={t(`field.${name}`)}>
				<TextField
					className={styles.coefficient}
					label={t(`field.${name}`)}
					required
					inputMode="decimal"
					autoComplete="off"
					value={form.values[name]}
					hint={share === null ? undefined : t('share', { percent: share })}
					error={
						form.refused[name] ??
						(problem !== undefined && form.touched.has(name)
							? t(`back-office:form.${problem}`)
							: undefined)
					}
					onChange={(event) => form.set(name, event.currentTarget.value)}
					onBlur={() => form.touch(name)}
				/>
			</FormRow>
			<PriceChange name={name} />
		</div>
	)
}

/** The other way round: by so many per cent dearer or cheaper than it stands, and the coefficient is counted. */
function PriceChange({ name }: { name: Coefficient }) {
	const { t } = useTranslation(['shop', 'back-office'])
	const write = useTypedDecimal()
	const { form } = useSettingsPart()
	const base = form.base[name]
	const [typed, setTyped] = useState({ text: '', base, made: base })
	// What was counted is the coefficient no longer: it was typed itself, saved or given up.
	const text = typed.base === base && typed.made === form.values[name] ? typed.text : ''
	const change = (next: string) => {
		const changed = next.trim() === '' ? base : changedBy(base, next)
		const made = changed === null ? form.values[name] : write(changed)
		setTyped({ text: next, base, made })
		if (changed !== null) form.set(name, made)
	}
	const isWrong = text.trim() !== '' && changedBy(base, text) === null
	return (
		<TextField
			className={styles.change}
			label={t('priceChange')}
			inputMode="text"
			autoComplete="off"
			value={text}
			placeholder={t('priceChangeExample')}
			error={isWrong ? t('back-office:form.percent') : undefined}
			onChange={(event) => change(event.currentTarget.value)}
		/>
	)
}
