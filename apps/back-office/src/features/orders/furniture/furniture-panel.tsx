import type { OrderPage } from '@gabarit/contract'
import type { ViewInput } from '@gabarit/drawing'
import { Icon, LinkButton, useLanguage } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import clsx from 'clsx'
import { lazy, Suspense, useMemo, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { SectionHead } from '../../../lib/frame/section-head.tsx'
import { useSession } from '../../../lib/session.ts'
import { cutListAddress } from '../production/cut-list-address.ts'
import { drawingInput, useCaptions } from './drawing-input.ts'
import { FurnitureFactList } from './furniture-fact-list.tsx'
import styles from './furniture-panel.module.css'
import { PlanDialog } from './plan-dialog.tsx'
import { useIdle } from './use-idle.ts'
import { usePlanDownload } from './use-plan-download.ts'
import { WhenBroken } from './when-broken.tsx'

const Front = lazy(() => import('./front-picture.tsx'))
const StageDialog = lazy(() => import('./stage-dialog.tsx'))
const Thumbnail = lazy(() => import('./stage-thumbnail.tsx'))

export function FurniturePanel({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const [opened, setOpened] = useState<'plan' | 'three' | null>(null)
	const captions = useCaptions()
	const language = useLanguage()
	const input = useMemo(() => drawingInput(order, language, captions), [order, language, captions])
	const close = () => setOpened(null)
	return (
		<section className={styles.furniture} aria-label={t('order.facts')}>
			<Picture order={order} input={input} />
			<p className={styles.views}>
				<LinkButton size="small" touch tone="ink" onClick={() => setOpened('plan')}>
					{t('order.view.plan')}
				</LinkButton>
				<LinkButton size="small" touch tone="ink" onClick={() => setOpened('three')}>
					{t('order.view.three')}
				</LinkButton>
			</p>
			<FurnitureFactList order={order} />
			<Documents order={order} />
			{opened === 'plan' ? <PlanDialog order={order} input={input} onClose={close} /> : null}
			{opened === 'three' ? (
				<Suspense fallback={null}>
					<StageDialog order={order} room={input.room} onClose={close} />
				</Suspense>
			) : null}
		</section>
	)
}

function Picture({ order, input }: { order: OrderPage; input: ViewInput }) {
	const { t } = useTranslation('back-office')
	const idle = useIdle()
	const [ready, setReady] = useState(false)
	return (
		<div className={clsx(styles.picture, ready && styles.three)}>
			<WhenBroken fallback={<p className={styles.broken}>{t('order.drawingFailed')}</p>}>
				<Suspense fallback={null}>
					<div className={styles.front}>
						<Front input={input} />
					</div>
				</Suspense>
			</WhenBroken>
			{idle ? (
				<WhenBroken fallback={null}>
					<Suspense fallback={null}>
						<div className={styles.room}>
							<Thumbnail order={order} room={input.room} onReady={setReady} />
						</div>
					</Suspense>
				</WhenBroken>
			) : null}
		</div>
	)
}

const beforeSent: readonly OrderPage['state'][] = ['waiting', 'accepted', 'confirmed']

/** For who makes it: its boards and its hardware as they were frozen. */
function CutLists({ order: { reference, kind, state } }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const language = useLanguage()
	const makes = useSession()?.sections.some(({ name }) => name === 'production')
	if (!makes || kind === 'offer' || beforeSent.includes(state)) return null
	return (['boards', 'hardware'] as const).map((table) => (
		<li key={table}>
			<Icon name="file" size={16} />
			<a href={cutListAddress([reference], table, language)} download>
				{t(`order.cutList.${table}`)}
			</a>
		</li>
	))
}

/** The plan is not stored: it is drawn at each request. */
function Documents({ order }: { order: OrderPage }) {
	const { t } = useTranslation('back-office')
	const plan = usePlanDownload(order)
	const readsPapers = useSession()?.sections.some(({ name }) => name === 'documents') === true
	return (
		<section aria-labelledby="order-documents" className={styles.documents}>
			<SectionHead isPanel id="order-documents" title={t('order.documents')} />
			<ul>
				{order.documents.map(({ id, kind, version, language, url }) => (
					<li key={id}>
						<Icon name="file" size={16} />
						<a href={url} download>
							{t(`document.${kind}`, { version, language: language.toUpperCase() })}
						</a>
					</li>
				))}
				<li>
					<Icon name="file" size={16} />
					<button
						type="button"
						className={styles.download}
						disabled={plan.isPending}
						onClick={() => plan.mutate()}
					>
						{t(plan.isPending ? 'order.planDownloading' : 'order.planPdf')}
					</button>
				</li>
				<CutLists order={order} />
			</ul>
			{readsPapers && order.documents.length > 0 ? (
				<Link to="/documents/papers" search={{ reference: order.reference }}>
					{t('order.papersInList')}
				</Link>
			) : null}
			{plan.isError ? (
				<p role="alert" className={styles.failed}>
					{t('order.planFailed')}
				</p>
			) : null}
		</section>
	)
}
