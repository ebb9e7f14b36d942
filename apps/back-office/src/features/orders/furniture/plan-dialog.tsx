import type { OrderPage } from '@gabarit/contract'
import type { ViewInput } from '@gabarit/drawing'
import { Button, ErrorText, Modal, Spinner } from '@gabarit/ui'
import { lazy, Suspense } from 'react'
import { useTranslation } from 'react-i18next'
import { useReturnKeyboard } from '../../../lib/frame/keep-keyboard.ts'
import { usePlanDownload } from './use-plan-download.ts'
import { WhenBroken } from './when-broken.tsx'

const Sheets = lazy(() => import('./plan-sheets.tsx'))

type Props = { order: OrderPage; input: ViewInput; onClose: () => void }

export function PlanDialog({ order, input, onClose }: Props) {
	const { t } = useTranslation('back-office')
	const plan = usePlanDownload(order)
	useReturnKeyboard()
	return (
		<Modal
			opened
			onClose={onClose}
			size="page"
			fixedHeight
			title={t('order.planTitle', { reference: order.reference })}
			footer={
				<>
					{plan.isError ? <ErrorText>{t('order.planFailed')}</ErrorText> : null}
					<Button kind="primary" idle={plan.isPending} onClick={() => plan.mutate()}>
						{t(plan.isPending ? 'order.planDownloading' : 'order.planDownload')}
					</Button>
				</>
			}
		>
			<WhenBroken fallback={<p>{t('order.drawingFailed')}</p>}>
				<Suspense fallback={<Spinner />}>
					<Sheets order={order} input={input} />
				</Suspense>
			</WhenBroken>
		</Modal>
	)
}
