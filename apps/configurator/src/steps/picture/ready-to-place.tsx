import { Button, ErrorText, Spinner } from '@gabarit/ui'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import layout from '../frame/layout.module.css'
import type { Prepared } from './use-prepared.ts'

type Props<T> = {
	prepared: Prepared<T>
	onStart: (value: T) => void
	/** The camera was not opened. */
	refused?: boolean
}

/** What to do with a phone, and the button that opens its camera once all is there. */
export function ReadyToPlace<T>({ prepared, onStart, refused = false }: Props<T>): ReactNode {
	const { t } = useTranslation(['configurator', 'at-home'])
	return (
		<div className={layout.stack}>
			<p>{t('at-home:note')}</p>
			{prepared.state === 'preparing' && <Spinner label={t('at-home:preparing')} />}
			<output>
				{prepared.state === 'failed' && <ErrorText>{t('at-home:failed')}</ErrorText>}
				{refused && <ErrorText>{t('at-home:refused')}</ErrorText>}
			</output>
			{prepared.state === 'failed' && (
				<Button onClick={prepared.retry}>{t('at-home:retry')}</Button>
			)}
			{prepared.state === 'ready' && (
				<Button wide kind="primary" icon="atHome" onClick={() => onStart(prepared.value)}>
					{t('at-home:start')}
				</Button>
			)}
		</div>
	)
}
