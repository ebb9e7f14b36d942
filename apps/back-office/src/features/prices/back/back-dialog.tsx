// Before a former version is put in force again: what it would change, as before a switch to an import.
import type { PriceVersion, PriceVersionPreview } from '@gabarit/contract'
import { Button, ErrorText, Modal, Spinner, toast } from '@gabarit/ui'
import { useTranslation } from 'react-i18next'
import { Problem } from '../../../lib/frame/problem.tsx'
import { EffectPart } from '../effect/effect-part.tsx'
import { Differences } from '../import/differences.tsx'
import { useSwitchVersion, useVersionPreview } from '../use-prices.ts'
import styles from './back-dialog.module.css'
import { RatingsDifference } from './ratings-difference.tsx'

type Props = { asked: PriceVersion; present: string; onClose: () => void }

export function BackDialog({ asked: { version }, present, onClose }: Props) {
	const { t } = useTranslation(['shop', 'back-office'])
	const preview = useVersionPreview(version, present)
	const back = useSwitchVersion()
	const from = preview.data?.base
	const go = () =>
		from !== undefined &&
		back.mutate(
			{ version, from },
			{
				onSuccess: () => {
					onClose()
					toast(t('versions.done', { version }))
				},
			},
		)
	return (
		<Modal
			opened
			size="large"
			title={t('versions.askTitle', { version })}
			onClose={onClose}
			footer={
				<>
					<Button kind="quiet" data-autofocus onClick={onClose}>
						{t('back-office:dialog.cancel')}
					</Button>
					<Button kind="primary" idle={from === undefined || back.isPending} onClick={go}>
						{t('versions.back')}
					</Button>
				</>
			}
		>
			<div className={styles.back}>
				<p>{t('versions.askText', { present })}</p>
				{back.isError ? <ErrorText>{t('versions.failed')}</ErrorText> : null}
				{preview.data ? (
					<Changes preview={preview.data} />
				) : preview.isError ? (
					<Problem error={preview.error} onRetry={() => void preview.refetch()} />
				) : (
					<Spinner label={t('effect.counting')} />
				)}
			</div>
		</Modal>
	)
}

function Changes({ preview }: { preview: PriceVersionPreview }) {
	const { t } = useTranslation('shop')
	const { lists, base, pricing, effect } = preview
	return (
		<>
			{lists.map(({ kind, difference }) => (
				<Differences key={kind} of={t(`lists.kind.${kind}`)} difference={difference} base={base} />
			))}
			<RatingsDifference pricing={pricing} isAlone={lists.length === 0} />
			<EffectPart effect={effect} />
		</>
	)
}
