import { SHELVES_MAX } from '@gabarit/engine'
import { CountField, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { FieldGroup } from '../../../frame/fields/field-group.tsx'
import { PricedOptions } from '../../../frame/prices/priced-options.tsx'
import { useTriedOptions } from '../../../frame/prices/use-tried-options.ts'
import { withModule } from '../stairs.ts'
import { useStairs } from '../use-stairs.ts'
import type { FormProps } from './module-form.tsx'

const thicknesses = [18, 28] as const

export function ShelfFields({ index, module: { choice, shelves } }: FormProps): ReactNode {
	const { t } = useTranslation(['configurator', 'kinds'])
	const { length } = useFormats()
	const { configuration, modules, propose } = useStairs()
	const own = choice.fill === 'Shelves' ? choice : { fill: 'Shelves' as const }
	const { thickness: used = 18 } = own
	const options = useTriedOptions(
		thicknesses.map((thickness) => ({
			reference: String(thickness),
			wanted:
				thickness === used
					? configuration
					: withModule(configuration, modules, { index, choice: { ...own, thickness } }),
		})),
	)
	return (
		<>
			<CountField
				label={t('kinds:stairs.shelves.count')}
				name={`modules.${index}.shelves`}
				value={shelves}
				min={1}
				max={SHELVES_MAX}
				onChange={(count) =>
					propose(withModule(configuration, modules, { index, choice: { ...own, shelves: count } }))
				}
			/>
			<FieldGroup title={t('options.thickness')}>
				<PricedOptions
					label={t('options.thickness')}
					options={options}
					kind="number"
					chosen={({ reference }) => reference === String(used)}
					labelOf={({ reference }) => length(Number(reference))}
				/>
			</FieldGroup>
		</>
	)
}
