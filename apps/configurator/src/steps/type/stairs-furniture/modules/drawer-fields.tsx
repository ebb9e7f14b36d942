import { DRAWER_PITCH, DRAWERS_MAX } from '@gabarit/engine'
import { CountField } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import layout from '../../../frame/layout.module.css'
import { withDrawers, withModule } from '../stairs.ts'
import { useStairs } from '../use-stairs.ts'
import type { FormProps } from './module-form.tsx'

/** How many drawers stand on each other, and how high the front of each is. */
export function DrawerFields({ index, module: { pitches } }: FormProps): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, modules, propose } = useStairs()
	const put = (to: number[]) =>
		propose(withModule(configuration, modules, { index, choice: { fill: 'Drawers', pitches: to } }))
	return (
		<FieldGroup title={t('kinds:stairs.drawers.title')}>
			<CountField
				label={t('drawerShares.count')}
				name={`modules.${index}.pitches`}
				value={pitches.length}
				min={1}
				max={DRAWERS_MAX}
				onChange={(count) => put(withDrawers(pitches, count))}
			/>
			<div className={layout.fields}>
				{pitches.map((pitch, i) => (
					<MeasureField
						// oxlint-disable-next-line react/no-array-index-key -- a drawer is its place in the stack
						key={i}
						label={t('kinds:stairs.drawers.pitch', { number: i + 1 })}
						field={`modules.${index}.pitches.${i}`}
						value={pitch}
						min={DRAWER_PITCH.min}
						max={DRAWER_PITCH.max}
						onCommit={(value) => put(pitches.with(i, value))}
					/>
				))}
			</div>
			<p className={layout.caption}>{t('kinds:stairs.drawers.note')}</p>
		</FieldGroup>
	)
}
