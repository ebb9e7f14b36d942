// One to five colours: those of the design, then what the buyer adds.
import { mostSamples, type SampleColour } from '@gabarit/contract'
import type { Color } from '@gabarit/engine'
import { Button, ErrorText, Icon, TextField, useLanguage } from '@gabarit/ui'
import { type ReactNode, useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../../session/design-context.tsx'
import { useSession } from '../../../session/session-store.ts'
import { findColors } from '../find-colors.ts'
import { Swatch } from '../swatch.tsx'
import styles from './sample-choice.module.css'
import { added, lookedAt, type Place, suggestedColours } from './samples-form.ts'
import { pickColours } from './samples-state.ts'

type Props = {
	/** Of the step, for what is added. */
	place: Place
	colours: readonly SampleColour[]
	error: string | undefined
}

export function SampleChoice({ place, colours, error }: Props): ReactNode {
	const { t } = useTranslation('configurator')
	const id = useId()
	return (
		<fieldset className={styles.choice} aria-describedby={error ? id : undefined}>
			<legend>{t('samples.colours')}</legend>
			<p className={styles.count}>
				{t('samples.count', { count: colours.length, most: mostSamples })}
			</p>
			<Picked colours={colours} />
			{error !== undefined && <ErrorText id={id}>{error}</ErrorText>}
			{colours.length < mostSamples ? (
				<Suggestions place={place} colours={colours} wrong={error !== undefined} />
			) : (
				<p className={styles.full}>{t('samples.full', { most: mostSamples })}</p>
			)}
		</fieldset>
	)
}

function Picked({ colours }: Pick<Props, 'colours'>): ReactNode {
	const { t } = useTranslation('configurator')
	const { catalogue } = useDesign()
	const language = useLanguage()
	return (
		<ul className={styles.picked}>
			{colours.map((colour) => {
				const color = catalogue.colors.find(({ reference }) => reference === colour.reference)
				const name = color?.label[language] ?? colour.reference
				return (
					<li key={colour.reference}>
						<span className={styles.swatch}>
							<Swatch color={color} />
						</span>
						<span className={styles.name}>
							{name} <span className={styles.more}>{t(`samples.place.${colour.place}`)}</span>
						</span>
						<Button
							kind="quiet"
							size="small"
							icon="cross"
							aria-label={t('samples.remove', { name })}
							onClick={() => pickColours(colours.filter((it) => it !== colour))}
						/>
					</li>
				)
			})}
		</ul>
	)
}

const mostSuggested = 6

function Suggestions({
	place,
	colours,
	wrong,
}: Pick<Props, 'place' | 'colours'> & { wrong: boolean }): ReactNode {
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const [search, setSearch] = useState('')
	const found = useSuggested(place, colours, search)
	const add = (reference: string) => {
		pickColours(added(colours, { place, reference }))
		setSearch('')
	}
	return (
		<div className={styles.add}>
			<TextField
				label={t('samples.add')}
				type="search"
				icon="search"
				size="small"
				name="samples.search"
				placeholder={t('colors.searchExample')}
				value={search}
				aria-invalid={wrong || undefined}
				onChange={(event) => setSearch(event.currentTarget.value)}
				onKeyDown={(event) => {
					// Enter takes the first one found; it must not send the form.
					if (event.key !== 'Enter') return
					event.preventDefault()
					const [first] = found
					if (first && search.trim() !== '') add(first.reference)
				}}
			/>
			<ul className={styles.suggested}>
				{found.map((color) => (
					<li key={color.reference}>
						<button type="button" onClick={() => add(color.reference)}>
							<span className={styles.swatch}>
								<Swatch color={color} />
							</span>
							<span className="visually-hidden">{t('samples.addOne')}</span> {color.label[language]}
							<Icon name="plus" size={16} />
						</button>
					</li>
				))}
			</ul>
			<output className={styles.more}>
				{found.length === 0 && t('colors.none', { search: search.trim() })}
			</output>
		</div>
	)
}

/** What is typed; else the colour that is looked at and those before it, then favourites. */
function useSuggested(place: Place, colours: readonly SampleColour[], search: string): Color[] {
	const { catalogue, solved } = useDesign()
	const language = useLanguage()
	const past = useSession((state) => state.history.past)
	const free = catalogue.colors.filter(
		(color) => color[place] && !colours.some(({ reference }) => reference === color.reference),
	)
	if (search.trim() !== '')
		return findColors(free, { category: 'Melamine', search, language }).slice(0, mostSuggested)
	const leading = [solved.colors[place], ...lookedAt(past, place)]
	return suggestedColours(free, leading, mostSuggested)
}
