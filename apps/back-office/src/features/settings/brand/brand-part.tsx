import {
	brandPalette,
	contrastOf,
	Icon,
	paletteOf,
	paletteVariables,
	themeCodes,
	useFormats,
} from '@gabarit/ui'
import clsx from 'clsx'
import { useId } from 'react'
import { useTranslation } from 'react-i18next'
import { FormRow } from '../../../lib/form/form-row.tsx'
import { Part } from '../part.tsx'
import { ReadSetting, Setting, useMayChange } from '../setting-field.tsx'
import { useSettingsPart } from '../settings-context.ts'
import styles from './brand-part.module.css'
import { BrandPreview } from './brand-preview.tsx'
import { LogoPart } from './logo-part.tsx'

const readable = 4.5
/** As much as the gauge shows. */
const mostShown = 12

function usePalette() {
	const { form } = useSettingsPart()
	return brandPalette(paletteOf(form.values.themeCode), form.values.hexColour)
}

export function BrandPart() {
	const { t } = useTranslation('shop')
	const palette = usePalette()
	return (
		<>
			<Part title={t('part.colour')} note={t('note.colour')} wide>
				<div className={styles.brand}>
					<div className={styles.fields}>
						<ColourField />
						<PaperField />
					</div>
					<Contrasts />
					<BrandPreview palette={palette} />
				</div>
			</Part>
			<Part title={t('part.logo')} note={t('note.logo')} wide>
				<LogoPart />
			</Part>
		</>
	)
}

/** The browser's own colour dialog beside the six digits. */
function ColourField() {
	const { t } = useTranslation('shop')
	const { form } = useSettingsPart()
	const mayChange = useMayChange()
	const palette = usePalette()
	if (!mayChange('hexColour')) return <ReadSetting name="hexColour" />
	return (
		<div className={styles.colour}>
			<Setting name="hexColour" />
			<input
				type="color"
				aria-label={t('brand.pick')}
				value={palette.accent.toLowerCase()}
				onChange={(event) => form.set('hexColour', event.currentTarget.value.toUpperCase())}
			/>
		</div>
	)
}

function PaperField() {
	const { t } = useTranslation('shop')
	const { form } = useSettingsPart()
	const mayChange = useMayChange()
	const group = useId()
	const shown = (code: string) => t(`paper.${themeCodes.find((it) => it === code) ?? 'default'}`)
	if (!mayChange('themeCode'))
		return <ReadSetting name="themeCode" shown={shown(form.base.themeCode)} />
	return (
		<FormRow form={form} name="themeCode" label={t('field.themeCode')} shown={shown}>
			<fieldset className={styles.papers}>
				<legend>{t('field.themeCode')}</legend>
				{themeCodes.map((code) => (
					<label key={code} style={paletteVariables(paletteOf(code))}>
						<input
							type="radio"
							name={group}
							checked={form.values.themeCode === code}
							onChange={() => form.set('themeCode', code)}
						/>
						<span>{t(`paper.${code}`)}</span>
					</label>
				))}
			</fieldset>
		</FormRow>
	)
}

/** The colours as the shop would draw them, measured by the code that draws them. */
function Contrasts() {
	const { t } = useTranslation('shop')
	const format = useFormats()
	const palette = usePalette()
	const { accent, onAccent, accentText, paper, paperSunken } = palette
	const pairs = [
		{ name: t('brand.button'), value: contrastOf(onAccent, accent) },
		{ name: t('brand.paper'), value: contrastOf(accentText, paper) },
		{ name: t('brand.band'), value: contrastOf(accentText, paperSunken) },
	]
	return (
		<div className={styles.contrasts}>
			<p className={styles.readable}>
				<strong>{t('brand.readable')}</strong> <span>{t('brand.least')}</span>
			</p>
			<ul>
				{pairs.map(({ name, value }) => (
					<li key={name}>
						<span>{name}</span>
						<Gauge value={value} />
						<strong className={clsx(value < readable && styles.low)}>
							<Icon name={value < readable ? 'warning' : 'check'} size={18} />{' '}
							{format.number(Math.floor(value * 10) / 10, { least: 1 })}
						</strong>
					</li>
				))}
			</ul>
			<p className={styles.darkened}>
				{accentText === accent ? t('brand.kept') : t('brand.darkened', { colour: accentText })}
			</p>
		</div>
	)
}

function Gauge({ value }: { value: number }) {
	const share = (shown: number) => `${Math.min(100, (shown / mostShown) * 100)}%`
	return (
		<span className={styles.gauge} aria-hidden="true">
			<span className={styles.reached} style={{ width: share(value) }} />
			<span className={styles.limit} style={{ left: share(readable) }} />
		</span>
	)
}
