import type { ReactNode, RefObject } from 'react'
import { useTranslation } from 'react-i18next'
import type { StepName } from '../step.ts'
import styles from './stage-frame.module.css'

export function StageFrame(props: {
	ref?: RefObject<HTMLElement | null>
	step: StepName
	stale?: boolean
	picture: ReactNode
	children?: ReactNode
}): ReactNode {
	const { ref, step, stale, picture, children } = props
	const { t } = useTranslation('configurator')
	return (
		<section
			ref={ref}
			className={styles.stage}
			data-step={step}
			aria-label={t('stage.label')}
			data-stale={stale ? '' : undefined}
		>
			<div className={styles.picture} data-testid="stage">
				{picture}
			</div>
			{children}
		</section>
	)
}

export function StageNote({ children }: { children: ReactNode }): ReactNode {
	return <p className={styles.why}>{children}</p>
}
