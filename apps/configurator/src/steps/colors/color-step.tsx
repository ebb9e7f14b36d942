import {
	type Color,
	colorOptions,
	type MaterialCategory,
	materialCategories,
} from '@gabarit/engine'
import { Tabs, TextField, useLanguage } from '@gabarit/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { IssueChecks } from '../frame/issue-checks.tsx'
import { PricedOptions } from '../frame/priced-options.tsx'
import { Section, StepPanel } from '../frame/step-panel.tsx'
import { useIssuesOf } from '../frame/use-issues-of.ts'
import styles from './color-step.module.css'
import { findColors } from './find-colors.ts'
import { Swatch } from './swatch.tsx'

type Place = 'interior' | 'exterior'

export function InteriorColorStep(): ReactNode {
	return <ColorStep place="interior" />
}

export function ExteriorColorStep(): ReactNode {
	return <ColorStep place="exterior" />
}

function ColorStep({ place }: { place: Place }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue } = useDesign()
	const step = place === 'interior' ? 'InteriorColor' : 'ExteriorColor'
	const current = solved.design.colors[place]
	const chosen = catalogue.colors.find(({ reference }) => reference === current)
	const categories = materialCategories.filter((category) =>
		catalogue.colors.some((color) => color.category === category && color[place]),
	)
	const [category, setCategory] = useState<MaterialCategory>(chosen?.category ?? 'Melamine')
	const [search, setSearch] = useState('')
	const issues = useIssuesOf(step)
	return (
		<StepPanel step={step} intro={t(`colors.intro.${place}`)}>
			<IssueChecks issues={issues} />
			{categories.length > 1 && (
				<Tabs
					label={t('colors.categories')}
					value={category}
					tabs={categories.map((value) => ({ value, label: t(`colors.category.${value}`) }))}
					onChange={setCategory}
				/>
			)}
			<TextField
				label={t('colors.search')}
				labelHidden
				placeholder={t('colors.searchExample')}
				icon="search"
				type="search"
				value={search}
				onChange={(event) => setSearch(event.currentTarget.value)}
			/>
			<ColorGroups place={place} category={category} search={search} current={current} />
		</StepPanel>
	)
}

function ColorGroups(props: {
	place: Place
	category: MaterialCategory
	search: string
	current: string
}): ReactNode {
	const { place, category, search, current } = props
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const { solved, catalogue } = useDesign()
	const found = useMemo(
		() =>
			findColors(
				catalogue.colors.filter((color) => color[place]),
				{ category, search, language },
			),
		[catalogue, place, category, search, language],
	)
	const { configuration } = solved
	const options = useMemo(
		() => colorOptions(configuration, catalogue, place),
		[configuration, catalogue, place],
	)
	// The colour that was chosen when the step opened leads, in its group; the order then stays.
	const [opened] = useState(current)
	if (found.length === 0) {
		return <p className={styles.empty}>{t('colors.none', { search: search.trim() })}</p>
	}
	const groups = groupsOf(found, opened)
	return groups.map(({ key, favourite, tier, colors }) => (
		<Section key={key} title={t(favourite ? 'colors.favourites' : 'colors.others')} note={tier}>
			<PricedOptions
				label={`${t(favourite ? 'colors.favourites' : 'colors.others')} ${tier}`}
				kind="swatch"
				options={colors.flatMap(
					({ reference }) => options.find((option) => option.reference === reference) ?? [],
				)}
				chosen={({ reference }) => reference === current}
				labelOf={({ reference }) =>
					colors.find((color) => color.reference === reference)?.label[language] ?? reference
				}
				renderPicture={({ reference }) => (
					<Swatch color={colors.find((color) => color.reference === reference)} />
				)}
			/>
		</Section>
	))
}

type Group = { key: string; favourite: boolean; tier: string; colors: Color[] }

/** Favourites first, then by price tier; the group of `leading` before all. */
function groupsOf(colors: readonly Color[], leading: string): Group[] {
	const groups = new Map<string, Group>()
	for (const color of colors) {
		const key = `${color.favourite ? '0' : '1'}-${color.tier}`
		const group = groups.get(key) ?? {
			key,
			favourite: color.favourite,
			tier: color.tier,
			colors: [],
		}
		group.colors.push(color)
		groups.set(key, group)
	}
	const leads = (group: Group) => group.colors.some(({ reference }) => reference === leading)
	return [...groups.values()].toSorted(
		(a, b) => Number(leads(b)) - Number(leads(a)) || a.key.localeCompare(b.key),
	)
}
