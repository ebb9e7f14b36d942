// What is seen of a shelf that is held: its line, the bare heights beside it, its height and what it costs.
import type { Shelf } from '@gabarit/engine'
import { shownTotalOf } from '@gabarit/price'
import { Icon, useFormats } from '@gabarit/ui'
import clsx from 'clsx'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../../session/design-context.tsx'
import styles from './held-shelf.module.css'
import type { BayOnStage } from './shelf-handles.tsx'
import type { ShelfMove } from './shelf-move.ts'
import type { Hand } from './use-shelf-drag.ts'

/** px right of the hand, above a finger, and the room that the tag needs. */
const aside = 28
const aboveFinger = 60
const tagRoom = 240

export function HeldShelf(props: {
	shelf: Shelf
	stage: BayOnStage
	/** null where the keyboard holds it. */
	hand: Hand | null
	stop: ShelfMove['stop']
	/** Cents, the whole before it was held; null where prices are hidden. */
	before: number | null
}): ReactNode {
	const { shelf, stage, hand, stop, before } = props
	const { t } = useTranslation('configurator')
	const { length, difference } = useFormats()
	const { solved } = useDesign()
	const line = stage.across(shelf.height)
	if (line === null) return null
	const [left, right] = line
	const x = hand === null ? right[0] : hand.x
	// Above a finger; and on a stage with no room beside the hand.
	const isAbove = hand?.isFinger === true || stage.size.width < 2 * tagRoom
	const level = (left[1] + right[1]) / 2
	const y = isAbove ? (hand?.isFinger ? hand.y : level) - aboveFinger : level
	const isLeft = !isAbove && x + aside + tagRoom > stage.size.width
	const cents =
		before === null || solved.quote === null ? null : shownTotalOf(solved.quote) - before
	return (
		<>
			<BareHeights shelf={shelf} stage={stage} />
			<div
				className={clsx(styles.held, isAbove && styles.above, isLeft && styles.left)}
				style={{
					left: isAbove ? stage.size.width / 2 : x + (isLeft ? -aside : aside),
					top: y,
				}}
				aria-hidden="true"
				data-testid="held-shelf"
			>
				<span className={styles.tag}>
					{length(shelf.height)}
					<span className={styles.arrows}>
						<Icon name="chevronUp" size={12} />
						<Icon name="chevronDown" size={12} />
					</span>
				</span>
				{cents !== null && (
					<span className={styles.slip}>
						{cents === 0 ? t('checks.samePrice') : difference(cents)}
					</span>
				)}
			</div>
			{stop !== null && (
				<output
					className={clsx(styles.reason, isLeft && styles.left)}
					style={isAbove ? { left: 0, bottom: 0 } : { left: x + (isLeft ? -aside : aside), top: y }}
				>
					{t(stop === 'above' ? 'modules.shelfAbove' : 'modules.shelfBelow', {
						limit: length(shelf.height),
					})}
				</output>
			)}
		</>
	)
}

/** px from the left end of the shelf. */
const inset = 18
const tick = 4

function BareHeights({ shelf, stage }: { shelf: Shelf; stage: BayOnStage }): ReactNode {
	const { number } = useFormats()
	const { height, above, below } = shelf
	const held = stage.across(height)
	const ends = [
		{ key: 'above', from: height, to: height + above, bare: above },
		{ key: 'below', from: height - below, to: height, bare: below },
	]
	if (held === null) return null
	return (
		<svg
			aria-hidden="true"
			className={styles.lines}
			viewBox={`0 0 ${stage.size.width} ${stage.size.height}`}
		>
			<line className={styles.shelf} {...endsOf(held)} />
			{ends.map(({ key, from, to, bare }) => {
				const [low, high] = [stage.across(from), stage.across(to)]
				if (low === null || high === null) return null
				const x = low[0][0] + inset
				const [bottom, top] = [low[0][1], high[0][1]]
				return (
					<g key={key} className={styles.bare}>
						<line x1={x} x2={x} y1={bottom} y2={top} />
						{[bottom, top].map((y) => (
							<line key={y} x1={x - tick} x2={x + tick} y1={y + tick} y2={y - tick} />
						))}
						<text x={x + 2 * tick} y={(bottom + top) / 2}>
							{number(bare, { most: 0 })}
						</text>
					</g>
				)
			})}
		</svg>
	)
}

function endsOf([left, right]: readonly [readonly [number, number], readonly [number, number]]) {
	return { x1: left[0], y1: left[1], x2: right[0], y2: right[1] }
}
