// Access that was not asked is not checked, and the recap says so.
import type { DressingConfiguration } from '@gabarit/engine'
import { Checkbox, Disclosure, Segmented, useFormats } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { editDesign, useConfiguration } from '../../session/session-store.ts'
import { MeasureField } from '../frame/fields/measure-field.tsx'
import layout from '../frame/layout.module.css'

type Access = NonNullable<DressingConfiguration['access']>
type Sizes = { door: { w: number; h: number }; lift: { w: number; d: number; h: number } }

const usual: Sizes = { door: { w: 830, h: 2015 }, lift: { w: 1100, d: 1400, h: 2100 } }
const bounds = { w: [400, 3000], h: [1500, 4000], d: [400, 4000] } as const

export function AccessFields(): ReactNode {
	const { t } = useTranslation('configurator')
	const configuration = useConfiguration()
	const { access = {} } = configuration
	const change = (next: Access) => {
		const { access: _, ...rest } = configuration
		editDesign(Object.keys(next).length === 0 ? rest : { ...rest, access: next })
	}
	const without = (key: keyof Access) => {
		const { [key]: _, ...rest } = access
		return rest
	}
	return (
		<Disclosure title={t('access.title')} facts={useAccessFacts(access)}>
			<SizeFields part="door" access={access} change={change} without={without} />
			<Segmented
				label={t('access.stair')}
				value={access.stair ?? 'none'}
				options={(['none', 'straight', 'turning'] as const).map((value) => ({
					value,
					label: t(`access.stairs.${value}`),
				}))}
				onChange={(stair) => change(stair === 'none' ? without('stair') : { ...access, stair })}
			/>
			<SizeFields part="lift" access={access} change={change} without={without} />
		</Disclosure>
	)
}

function useAccessFacts({ door, stair, lift }: Access): string {
	const { t } = useTranslation('configurator')
	const { number } = useFormats()
	const sizes = (own: Record<string, number>) =>
		Object.values(own)
			.map((mm) => number(mm))
			.join(' × ')
	const said = [
		...(door ? [t('access.said.door', { size: sizes(door) })] : []),
		...(stair ? [t(`access.stairs.${stair}`).toLowerCase()] : []),
		...(lift ? [t('access.said.lift', { size: sizes(lift) })] : []),
	]
	return said.length === 0 ? t('access.said.nothing') : said.join(', ')
}

function SizeFields(props: {
	part: 'door' | 'lift'
	access: Access
	change: (next: Access) => void
	without: (key: keyof Access) => Access
}): ReactNode {
	const { part, access, change, without } = props
	const { t } = useTranslation('configurator')
	const sizes = access[part] as Record<string, number> | undefined
	const keys = part === 'door' ? (['w', 'h'] as const) : (['w', 'd', 'h'] as const)
	return (
		<div className={layout.stack}>
			<Checkbox
				label={t(`access.${part}`)}
				checked={sizes !== undefined}
				onChange={({ currentTarget }) =>
					change(currentTarget.checked ? { ...access, [part]: usual[part] } : without(part))
				}
			/>
			{sizes !== undefined && (
				<div className={layout.fields}>
					{keys.map((key) => (
						<MeasureField
							key={key}
							label={t(`access.sizes.${key}`)}
							value={sizes[key]}
							min={bounds[key][0]}
							max={bounds[key][1]}
							onCommit={(value) => change({ ...access, [part]: { ...sizes, [key]: value } })}
						/>
					))}
				</div>
			)}
		</div>
	)
}
