import type { Issue } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../frame/layout.module.css'
import { MirrorButton } from '../../../frame/parts/mirror-button.tsx'
import { PartList } from '../../../frame/parts/part-list.tsx'
import { Section } from '../../../frame/step-panel.tsx'
import { idOf, type ModulePlace, mirrored, placesOf } from '../modules.ts'
import { useTvDesign } from '../use-tv-design.ts'
import { LowForm } from './low-form.tsx'
import { TallForm } from './tall-form.tsx'
import { useModuleFacts } from './use-module-facts.ts'

export function ModuleList({ issues }: { issues: readonly Issue[] }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, tv, propose } = useTvDesign()
	const factsOf = useModuleFacts()
	const parts = placesOf(tv).map((place) => ({
		id: idOf(place),
		field: fieldOf(place),
		...factsOf(place),
		form: place.kind === 'low' ? <LowForm index={place.index} /> : <TallForm end={place.end} />,
	}))
	return (
		<Section
			title={t('kinds:tv.modules.list')}
			note={t('kinds:tv.modules.countOf', { count: parts.length })}
		>
			<PartList parts={parts} issues={issues} attention={t('kinds:tv.modules.attention')} />
			<div className={layout.row}>
				<MirrorButton
					label={t('kinds:tv.modules.mirror')}
					done={t('kinds:tv.modules.mirrored')}
					onMirror={() => propose(mirrored(configuration))}
				/>
			</div>
		</Section>
	)
}

function fieldOf(place: ModulePlace): string {
	return place.kind === 'low' ? `modules.${place.index}` : `tall.${place.end}`
}
