import type { Issue } from '@gabarit/engine'
import { Button } from '@gabarit/ui'
import { type ReactNode, useEffect, useRef, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { useDesign } from '../../session/design-context.tsx'
import { useChecks } from '../../session/use-checks.ts'
import { IssueCheck } from '../frame/checks/issue-checks.tsx'
import layout from '../frame/layout.module.css'
import { SaveDesign, ShareDesign } from '../modals/save-design.tsx'
import { Checks } from './checks.tsx'
import { PriceSlip } from './price-slip.tsx'
import styles from './recap-step.module.css'
import { TakeDesignHome } from './take-design-home.tsx'

/** `papers`: what of its kind can be printed besides the plan. */
export function RecapStep(props: { summary: ReactNode; papers?: ReactNode }): ReactNode {
	const { summary, papers } = props
	const { t } = useTranslation('configurator')
	const { solved } = useDesign()
	const [dialog, setDialog] = useState<'save' | 'share' | null>(null)
	const close = () => setDialog(null)
	const heading = useRef<HTMLHeadingElement>(null)
	useEffect(() => heading.current?.focus({ preventScroll: true }), [])
	if (solved.furniture === null) return <Impossible issues={solved.issues} />
	return (
		<>
			<h1 className="visually-hidden" ref={heading} tabIndex={-1}>
				{t('titles.Recap')}
			</h1>
			<div className={styles.summary}>
				{summary}
				<p className={layout.caption}>{t('recap.warning')}</p>
			</div>
			<div className={styles.checks}>
				<VerifiedChecks />
			</div>
			<div className={styles.slip}>
				<PriceSlip>
					{papers}
					<Button wide size="snug" icon="bookmark" onClick={() => setDialog('save')}>
						{t('save.action')}
					</Button>
					<Button wide size="snug" icon="link" onClick={() => setDialog('share')}>
						{t('share.action')}
					</Button>
					<TakeDesignHome />
				</PriceSlip>
			</div>
			<SaveDesign opened={dialog === 'save'} onClose={close} />
			<ShareDesign opened={dialog === 'share'} onClose={close} />
		</>
	)
}

function VerifiedChecks(): ReactNode {
	const { solved } = useDesign()
	return <Checks checks={useChecks()} issues={solved.issues} />
}

function Impossible({ issues }: { issues: readonly Issue[] }): ReactNode {
	const { t } = useTranslation('configurator')
	return (
		<div className={styles.checks}>
			<h1>{t('recap.impossible')}</h1>
			{issues
				.filter(({ severity }) => severity === 'error')
				.map((issue, i) => (
					// oxlint-disable-next-line react/no-array-index-key -- issues have no name of their own
					<IssueCheck key={i} issue={issue} />
				))}
		</div>
	)
}
