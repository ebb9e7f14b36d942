import { drawPitfall } from '@gabarit/drawing'
import type { CheckCode } from '@gabarit/engine'
import { Modal } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useChecks } from '../../session/use-checks.ts'
import { LiveCheck } from '../frame/checks/live-check.tsx'
import layout from '../frame/layout.module.css'
import { Picture } from '../frame/pictures/picture.tsx'
import styles from './pitfalls.module.css'

/** The checks that belong to each pitfall (domain 11). */
const checksOfPitfall = {
	1: ['wall_deviation'],
	2: ['corner_square'],
	3: ['skirting_filler', 'skirting_notch'],
	4: ['floor_finish', 'floor_slope'],
	5: ['door_swing'],
	6: ['room_to_open', 'passage', 'corner_clearance', 'handle_clearance'],
	7: ['access', 'longest_board'],
	8: ['tilting_height'],
	9: ['fit'],
	10: ['filler_minimum', 'filler_maximum', 'top_filler_reach'],
} as const satisfies Record<number, readonly CheckCode[]>

type Pitfall = keyof typeof checksOfPitfall
const pitfalls = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10] as const satisfies readonly Pitfall[]

export function Pitfalls(props: { opened: boolean; onClose: () => void }): ReactNode {
	const { opened, onClose } = props
	const { t } = useTranslation('pitfalls')
	return (
		<Modal title={t('title')} opened={opened} onClose={onClose} size="large" fixedHeight>
			<ol className={styles.pitfalls}>
				{pitfalls.map((number) => (
					<li key={number}>
						<Picture framed drawing={drawPitfall(number)} />
						<h3>{t(`${number}.name`)}</h3>
						<p>{t(`${number}.rule`)}</p>
						<Watch pitfall={number} onShow={onClose} />
					</li>
				))}
			</ol>
		</Modal>
	)
}

/** Rendered only while the dialog is open, because its checks try their remedies out. */
function Watch({ pitfall, onShow }: { pitfall: Pitfall; onShow: () => void }): ReactNode {
	const { t } = useTranslation('pitfalls')
	const codes: readonly CheckCode[] = checksOfPitfall[pitfall]
	const checks = useChecks().filter(({ code }) => codes.includes(code))
	if (checks.length === 0) return <p className={layout.caption}>{t('nothing')}</p>
	return (
		<div className={styles.checks}>
			{checks.map((check) => (
				<LiveCheck key={check.code} check={check} onShow={onShow} />
			))}
		</div>
	)
}
