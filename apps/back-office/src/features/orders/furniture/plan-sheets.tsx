import type { OrderPage } from '@gabarit/contract'
import { drawPlanSheets, type ViewInput, writeSvg } from '@gabarit/drawing'
import { useFormats } from '@gabarit/ui'
import { useMemo } from 'react'
import { useSession } from '../../../lib/session.ts'
import { personNameOf } from '../names.ts'
import { planInput } from './drawing-input.ts'
import styles from './plan-sheets.module.css'

type Props = { order: OrderPage; input: ViewInput }

export default function PlanSheets({ order, input }: Props) {
	const format = useFormats()
	const tenant = useSession()?.tenant.name ?? ''
	const sheets = useMemo(() => {
		const title = {
			tenant,
			code: order.code,
			customer: personNameOf(order.customer),
			date: format.date(order.orderedAt),
		}
		return drawPlanSheets(planInput(input, order, title)).map((sheet, index) =>
			writeSvg(sheet, { accessible: true, size: 'fluid', idPrefix: `sheet-${index}` }),
		)
	}, [order, input, tenant, format])
	return (
		<div className={styles.sheets}>
			{sheets.map((svg, index) => (
				<div key={index} className={styles.sheet} dangerouslySetInnerHTML={{ __html: svg }} />
			))}
		</div>
	)
}
