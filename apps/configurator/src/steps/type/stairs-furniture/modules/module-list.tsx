import type { Issue } from '@gabarit/engine'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../../../frame/layout.module.css'
import { MirrorButton } from '../../../frame/parts/mirror-button.tsx'
import { PartList } from '../../../frame/parts/part-list.tsx'
import { Section } from '../../../frame/step-panel.tsx'
import { idOf, mirrored } from '../stairs.ts'
import { useStairs } from '../use-stairs.ts'
import { ModuleForm } from './module-form.tsx'
import { useModuleFacts } from './use-module-facts.ts'

export function ModuleList({ issues }: { issues: readonly Issue[] }): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, modules, flight, propose } = useStairs()
	const factsOf = useModuleFacts()
	const isAlong = flight.access === 'Side'
	const parts = modules.map((module, index) => ({
		id: idOf(index),
		field: `modules.${index}`,
		...factsOf(module, index),
		form: <ModuleForm index={index} module={module} />,
	}))
	return (
		<Section
			title={t('kinds:tv.modules.list')}
			note={t('kinds:tv.modules.countOf', { count: modules.length })}
		>
			<PartList parts={parts} issues={issues} attention={t('kinds:tv.modules.attention')} />
			<div className={layout.row}>
				<MirrorButton
					label={t(isAlong ? 'kinds:stairs.modules.mirror' : 'kinds:tv.modules.mirror')}
					done={t(isAlong ? 'kinds:stairs.modules.mirrored' : 'kinds:tv.modules.mirrored')}
					onMirror={() => propose(mirrored(configuration, { modules, flight }))}
				/>
			</div>
		</Section>
	)
}
