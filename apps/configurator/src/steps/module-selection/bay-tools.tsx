import { copyBay } from '@gabarit/engine'
import { Button } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { baysOf } from '../../session/changes/choices-changed.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import layout from '../frame/layout.module.css'
import type { SelectedBay } from './use-selected-bay.ts'

export function BayTools({ at }: { at: SelectedBay }): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose, catalogue } = useDressingDesign()
	const bays = baysOf(solved.design, at.run)
	if (bays.length < 2) return null
	const copied = (numbers: readonly number[]) =>
		numbers.reduce((configuration, number) => {
			const place = bays[number - 1]
			if (place === undefined) return configuration
			return copyBay(configuration, catalogue, at, place)
		}, solved.configuration)
	const others = bays.map((_, i) => i + 1).filter((number) => number !== at.number)
	const next = at.number < bays.length ? at.number + 1 : at.number - 1
	return (
		<div className={layout.row}>
			<Button kind="quiet" icon="copy" onClick={() => propose(copied([next]))}>
				{t('modules.copyTo', { number: next })}
			</Button>
			{bays.length > 2 && (
				<Button kind="quiet" icon="copy" onClick={() => propose(copied(others))}>
					{t('modules.copyToAll')}
				</Button>
			)}
		</div>
	)
}
