import { colorsOf, type Issue } from '@gabarit/engine'
import { Button, toast } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { undo } from '../../../../session/session-store.ts'
import { changeView, useView } from '../../../../session/view-store.ts'
import { isWithin } from '../../../frame/field-within.ts'
import { IssueChecks } from '../../../frame/issue-checks.tsx'
import layout from '../../../frame/layout.module.css'
import { LineCard, LineForm } from '../../../frame/line-card.tsx'
import { Section } from '../../../frame/step-panel.tsx'
import { idOf, type ModulePlace, mirrored, placesOf } from '../modules.ts'
import { useTvDesign } from '../use-tv-design.ts'
import { LowForm } from './low-form.tsx'
import styles from './module-list.module.css'
import { TallForm } from './tall-form.tsx'
import { useModuleFacts } from './use-module-facts.ts'

export function ModuleList({ issues }: { issues: readonly Issue[] }): ReactNode {
	const { t } = useTranslation('configurator')
	const { configuration, catalogue, tv, propose } = useTvDesign()
	const opened = useView((view) => view.group)
	const factsOf = useModuleFacts()
	const color = colorsOf(catalogue).get(tv.design.colors.exterior)
	const places = placesOf(tv)
	return (
		<Section title={t('tv.modules.list')} note={t('tv.modules.countOf', { count: places.length })}>
			<ol className={styles.modules}>
				{places.map((place) => {
					const id = idOf(place)
					const open = opened === id
					const own = issues.filter(({ field }) => isWithin(field, fieldOf(place)))
					const { name, facts, shape } = factsOf(place)
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
											{place.kind === 'low' ? (
												<LowForm index={place.index} />
											) : (
												<TallForm end={place.end} />
											)}
										</LineForm>
									)}
								</>
							)}
						</LineCard>
					)
				})}
			</ol>
			<div className={layout.row}>
				<Button
					kind="quiet"
					size="small"
					icon="mirror"
					onClick={() => {
						propose(mirrored(configuration))
						changeView({ group: null })
						toast(t('tv.modules.mirrored'), { undo })
					}}
				>
					{t('tv.modules.mirror')}
				</Button>
			</div>
		</Section>
	)
}

function fieldOf(place: ModulePlace): string {
	return place.kind === 'low' ? `modules.${place.index}` : `tall.${place.end}`
}
