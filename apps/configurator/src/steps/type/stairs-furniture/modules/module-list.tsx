import { colorsOf, type Issue } from '@gabarit/engine'
import { Button, toast } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { undo } from '../../../../session/session-store.ts'
import { changeView, useView } from '../../../../session/view-store.ts'
import { IssueChecks } from '../../../frame/issue-checks.tsx'
import layout from '../../../frame/layout.module.css'
import { LineCard, LineForm } from '../../../frame/line-card.tsx'
import { Section } from '../../../frame/step-panel.tsx'
import { idOf, mirrored } from '../stairs.ts'
import { useStairs } from '../use-stairs.ts'
import { ModuleForm } from './module-form.tsx'
import styles from './module-list.module.css'
import { useModuleFacts } from './use-module-facts.ts'

export function ModuleList({ issues }: { issues: readonly Issue[] }): ReactNode {
	const { t } = useTranslation('configurator')
	const { catalogue, design, modules } = useStairs()
	const opened = useView((view) => view.group)
	const factsOf = useModuleFacts()
	const color = colorsOf(catalogue).get(design.colors.exterior)
	return (
		<Section title={t('tv.modules.list')} note={t('tv.modules.countOf', { count: modules.length })}>
			<ol className={styles.modules}>
				{modules.map((module, index) => {
					const id = idOf(index)
					const open = opened === id
					const own = issues.filter(({ field }) => isOf(field, index))
					const { name, facts, shape } = factsOf(module, index)
					return (
						<LineCard
							key={id}
							id={id}
							name={name}
							facts={facts}
							price={undefined}
							attention={own.length > 0 ? t('tv.modules.attention') : undefined}
							open={open}
							picture={shape}
							hex={color?.hex}
						>
							{(open || own.length > 0) && (
								<>
									<IssueChecks issues={own} />
									{open && (
										<LineForm id={id} name={name}>
											<ModuleForm index={index} module={module} />
										</LineForm>
									)}
								</>
							)}
						</LineCard>
					)
				})}
			</ol>
			<Mirror />
		</Section>
	)
}

function Mirror(): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, modules, flight, propose } = useStairs()
	const isAlong = flight.access === 'Side'
	return (
		<div className={layout.row}>
			<Button
				kind="quiet"
				size="small"
				icon="mirror"
				onClick={() => {
					propose(mirrored(configuration, { modules, flight }))
					changeView({ group: null })
					toast(t(isAlong ? 'stairs.modules.mirrored' : 'tv.modules.mirrored'), { undo })
				}}
			>
				{t(isAlong ? 'stairs.modules.mirror' : 'tv.modules.mirror')}
			</Button>
		</div>
	)
}

function isOf(field: string | undefined, index: number): boolean {
	return field === `modules.${index}` || field?.startsWith(`modules.${index}.`) === true
}
