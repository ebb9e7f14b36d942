// Who passes beside its free end; what is not asked is not checked, and the recap says so.
import { separatorBounds } from '@gabarit/engine'
import { Checkbox } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { MeasureField } from '../../../frame/fields/measure-field.tsx'
import layout from '../../../frame/layout.module.css'
import { Section } from '../../../frame/step-panel.tsx'
import { withBeside } from '../separator.ts'
import { useSeparator } from '../use-separator.ts'

/** mm: a door and a hand, to begin with. */
const usual = 900

export function PassageField(): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { configuration, design, propose } = useSeparator()
	const { beside } = design
	return (
		<Section title={t('kinds:separator.passage.title')} note={t('access.note')}>
			<div className={layout.stack}>
				<Checkbox
					label={t('kinds:separator.passage.asked')}
					checked={beside !== null}
					onChange={({ currentTarget }) =>
						propose(withBeside(configuration, currentTarget.checked ? usual : undefined))
					}
				/>
				{beside !== null && (
					<MeasureField
						label={t('kinds:separator.passage.width')}
						field="room.beside"
						value={beside}
						min={0}
						max={separatorBounds.passageMax}
						onCommit={(value) => propose(withBeside(configuration, value))}
					/>
				)}
			</div>
		</Section>
	)
}
