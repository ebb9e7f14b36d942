// What is special about a room; what is not ticked is flat, and Next passes the step of its kind.
import { drawSlope, drawWallKind } from '@gabarit/drawing'
import { Checkbox } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { isSpecial, withSlope, withWall } from '../../session/changes/room-changes.ts'
import { useDressingDesign } from '../../session/design-context.tsx'
import { type Special, saySpecial, useSession } from '../../session/session-store.ts'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/pictures/picture.tsx'
import { useSteps } from '../frame/step-navigation.ts'
import { Section } from '../frame/step-panel.tsx'
import styles from './special-fields.module.css'

const pictures = { slope: drawSlope('Left'), wall: drawWallKind('Fireplace') }

export function SpecialFields(): ReactNode {
	const { t } = useTranslation('configurator')
	const { solved, propose } = useDressingDesign()
	const { configuration } = solved
	const special = useSession((state) => state.special)
	const { steps } = useSteps()
	const offered: readonly Special[] = steps.some(({ name }) => name === 'ComplexRoom')
		? ['slope', 'wall']
		: ['slope']
	const tick = (what: Special, isTicked: boolean) => {
		saySpecial(what, isTicked)
		if (isTicked || !isSpecial(what, configuration, [])) return
		propose(what === 'slope' ? withSlope(configuration, 'None') : withWall(configuration, 'None'))
	}
	const ticked = offered.filter((what) => isSpecial(what, configuration, special))
	return (
		<Section title={t('room.special.title')}>
			<div className={styles.special}>
				{offered.map((what) => (
					<div key={what} className={styles.one}>
						<Checkbox
							label={
								<span className={styles.label}>
									<Picture drawing={pictures[what]} />
									{t(`room.special.${what}`)}
								</span>
							}
							checked={ticked.includes(what)}
							onChange={({ currentTarget }) => tick(what, currentTarget.checked)}
						/>
					</div>
				))}
			</div>
			<p className={layout.caption}>
				{t(ticked.length === 0 ? 'room.special.note' : 'room.special.next')}
			</p>
		</Section>
	)
}
