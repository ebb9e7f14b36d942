import { drawTemplate } from '@gabarit/drawing'
import { type TemplateFamily, templateFamilies, templateOptions } from '@gabarit/engine'
import { Tabs } from '@gabarit/ui'
import { type ReactNode, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDressingDesign } from '../../session/design-context.tsx'
import { Picture } from '../frame/pictures/picture.tsx'
import { PricedOptions } from '../frame/prices/priced-options.tsx'
import { templateName } from '../stage/stack-name.ts'
import type { SelectedBay } from './use-selected-bay.ts'

const families = ['Wardrobe', 'Drawers', 'Shelves', 'Favourites'] as const

export function Templates({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, catalogue, dressing } = useDressingDesign()
	const { configuration, design } = solved
	const current = 'template' in at.choice ? at.choice.template : null
	const [family, setFamily] = useState<TemplateFamily>(() => design.family ?? familyOf(current))
	const { run, module, bay } = at
	const options = useMemo(
		() => templateOptions(configuration, catalogue, { run, module, bay }),
		[configuration, catalogue, run, module, bay],
	)
	const ids = family === 'Favourites' ? dressing.topTen : templateFamilies[family]
	const shown = ids
		.flatMap((id) => options.find(({ reference }) => reference === id) ?? [])
		.toSorted((a, b) => Number(b.available) - Number(a.available))
	return (
		<>
			<Tabs
				label={t('modules.families')}
				value={family}
				tabs={families.map((value) => ({ value, label: t(`modules.family.${value}`) }))}
				onChange={setFamily}
			/>
			<PricedOptions
				label={t(`modules.family.${family}`)}
				options={shown}
				chosen={({ reference }) => reference === current}
				labelOf={({ reference }) => templateName(reference, t)}
				renderPicture={({ reference }) => <Picture drawing={drawTemplate(reference)} />}
			/>
		</>
	)
}

function familyOf(current: string | null): TemplateFamily {
	const own = families.find(
		(family) => current !== null && templateFamilies[family].includes(current),
	)
	return own ?? 'Wardrobe'
}
