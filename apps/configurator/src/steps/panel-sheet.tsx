import { type ReactNode, useState } from 'react'
import { useTranslation } from 'react-i18next'
import styles from './panel-sheet.module.css'
import type { StepName } from './step.ts'

export function PanelSheet({ step, children }: { step: StepName; children: ReactNode }): ReactNode {
	const { t } = useTranslation('configurator')
	const [full, setFull] = useState(false)
	return (
		<div className={styles.panel} data-full={full ? '' : undefined}>
			<button
				type="button"
				className={styles.grip}
				aria-expanded={full}
				aria-label={t(full ? 'sheet.less' : 'sheet.more')}
				onClick={() => setFull(!full)}
			/>
			{/* The router keeps how far each step was scrolled, under the step's own name. */}
			<div className={styles.scroll} key={step} data-scroll-restoration-id={step}>
				{children}
			</div>
		</div>
	)
}
