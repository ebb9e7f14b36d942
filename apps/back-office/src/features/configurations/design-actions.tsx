// An ordered design says so before it is opened, for what is changed there is another design.
import type { ConfigurationPage } from '@gabarit/contract'
import { Button, buttonClass, ErrorText } from '@gabarit/ui'
import { Link } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import styles from './design-actions.module.css'
import { useDuplicate, usePlan } from './use-configuration.ts'

type Props = { configuration: ConfigurationPage }

export function DesignActions({ configuration }: Props) {
	const { t } = useTranslation('designs')
	const { code, shownVersion, furniture, mayCopy } = configuration
	const duplicate = useDuplicate(code, shownVersion)
	const plan = usePlan(configuration)
	return (
		<>
			<Ordered configuration={configuration} />
			<div className={styles.actions}>
				<a
					className={buttonClass('primary', 'small')}
					href={`/configurator?code=${encodeURIComponent(code)}`}
					target="_blank"
					rel="noopener"
				>
					{t('open')}
				</a>
				{mayCopy ? (
					<Button
						kind="outline"
						size="small"
						idle={duplicate.isPending}
						// The copy's page has this button in the same place: a second click would copy the copy.
						onClick={({ detail }) => (detail > 1 ? undefined : duplicate.mutate())}
					>
						{t('duplicate', { version: shownVersion })}
					</Button>
				) : null}
				{furniture === null ? null : (
					<Button kind="outline" size="small" idle={plan.isPending} onClick={() => plan.mutate()}>
						{plan.isPending ? t('planMaking') : t('plan', { version: shownVersion })}
					</Button>
				)}
			</div>
			{duplicate.isError || plan.isError ? (
				<p role="alert" className={styles.failed}>
					<ErrorText>{t('failed')}</ErrorText>
				</p>
			) : null}
		</>
	)
}

function Ordered({ configuration: { reference, kind } }: Props) {
	const { t } = useTranslation('designs')
	if (reference === null || kind === null) return null
	return (
		<p className={styles.ordered}>
			<Link
				to={kind === 'order' ? '/orders/$reference' : '/offers/$reference'}
				params={{ reference }}
			>
				{t(`as.${kind}`, { reference })}
			</Link>
			{'. '}
			{t(`asHint.${kind}`)}
		</p>
	)
}
