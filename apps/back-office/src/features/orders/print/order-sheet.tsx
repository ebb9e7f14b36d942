import type { OrderPage } from '@gabarit/contract'
import { useLanguage } from '@gabarit/ui'
import { useMemo } from 'react'
import { drawingInput, useCaptions } from '../furniture/drawing-input.ts'
import FrontPicture from '../furniture/front-picture.tsx'
import { FurnitureFactList } from '../furniture/furniture-fact-list.tsx'
import { OrderHead } from '../page/order-head.tsx'
import { PriceTable } from '../page/price-table.tsx'
import { ProgressChain } from '../page/progress-chain.tsx'
import { SideFacts } from '../page/side-panel.tsx'
import styles from './order-sheet.module.css'

/** For a file: without what it costs the shop, and with nothing to correct. */
function onPaper(order: OrderPage): OrderPage {
	return { ...order, cost: order.quote ? null : order.cost, corrections: [] }
}

function correctNothing() {}

export function OrderSheet({ order }: { order: OrderPage }) {
	const paper = useMemo(() => onPaper(order), [order])
	const captions = useCaptions()
	const language = useLanguage()
	const input = useMemo(() => drawingInput(order, language, captions), [order, language, captions])
	return (
		<article className={styles.sheet}>
			<OrderHead order={paper} />
			<ProgressChain order={paper} />
			<div className={styles.body}>
				<div>
					<div className={styles.picture}>
						<FrontPicture input={input} />
					</div>
					<FurnitureFactList order={paper} />
				</div>
				<PriceTable order={paper} onCorrect={correctNothing} />
			</div>
			<SideFacts isPaper order={paper} onCorrect={correctNothing} />
		</article>
	)
}
