// Colours by material, found by a search, grouped by how soon they come and what they cost.
import {
	type Color,
	type Configuration,
	type MaterialCategory,
	materialCategories,
	type Option,
} from '@gabarit/engine'
import { Tabs, TextField, useLanguage } from '@gabarit/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { PricedOptions } from '../frame/prices/priced-options.tsx'
import { Section } from '../frame/step-panel.tsx'
import styles from './color-picker.module.css'
import { findColors } from './find-colors.ts'
import { Swatch } from './swatch.tsx'
import { tierRankOf } from './tier-rank.ts'

type ColorOption = Option<Configuration> & { detail?: string | undefined }

type PickerProps = {
	colors: readonly Color[]
	options: readonly ColorOption[]
	/** The reference of the chosen one; it may be none of the colours. */
	current: string
	onChoose?: ((option: ColorOption) => void) | undefined
}

export function ColorPicker(props: PickerProps): ReactNode {
	const { colors, current } = props
	const { t } = useTranslation('configurator')
	const chosen = colors.find(({ reference }) => reference === current)
	const categories = materialCategories.filter((category) =>
		colors.some((color) => color.category === category),
	)
	const [category, setCategory] = useState<MaterialCategory>(chosen?.category ?? 'Melamine')
	const [search, setSearch] = useState('')
	return (
		<>
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
			<ColorGroups {...props} category={category} search={search} />
		</>
	)
}

function ColorGroups(
	props: PickerProps & { category: MaterialCategory; search: string },
): ReactNode {
	const { colors, options, current, onChoose, category, search } = props
	const { t } = useTranslation('configurator')
	const language = useLanguage()
	const found = useMemo(
		() => findColors(colors, { category, search, language }),
		[colors, category, search, language],
	)
	// The colour that was chosen when the step opened leads, in its group; the order then stays.
	const [opened] = useState(current)
	if (found.length === 0) {
		return <p className={styles.empty}>{t('colors.none', { search: search.trim() })}</p>
	}
	const tiers = colors.filter((color) => color.category === category).map(({ tier }) => tier)
	return groupsOf(found, opened).map(({ key, favourite, tier, colors: own }) => {
		const title = t(favourite ? 'colors.favourites' : 'colors.others')
		const rank = tierRankOf(tier, tiers)
		const words = rank === null ? undefined : t(`colors.tier.${rank}`)
		return (
			<Section key={key} title={title} {...(words !== undefined && { detail: words })}>
				<PricedOptions
					label={[title, words].filter(Boolean).join(', ')}
					kind="swatch"
					options={own.flatMap(
						({ reference }) => options.find((option) => option.reference === reference) ?? [],
					)}
					chosen={({ reference }) => reference === current}
					labelOf={({ reference }) =>
						own.find((color) => color.reference === reference)?.label[language] ?? reference
					}
					detailOf={({ detail }) => detail}
					renderPicture={({ reference }) => (
						<Swatch color={own.find((color) => color.reference === reference)} />
					)}
					{...(onChoose && { onChoose })}
				/>
			</Section>
		)
	})
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
