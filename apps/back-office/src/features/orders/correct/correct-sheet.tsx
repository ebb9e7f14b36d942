import type { OrderPage } from '@gabarit/contract'
import { ErrorText, Icon, TextField, useFormats } from '@gabarit/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { FormSheet } from '../../../lib/form/form-sheet.tsx'
import { useReturnKeyboard } from '../../../lib/frame/keep-keyboard.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { useMailNames } from '../use-mail-names.ts'
import styles from './correct-sheet.module.css'
import { fieldOf, type Group } from './correction-form.ts'
import { GroupFields } from './group-fields.tsx'
import { type Correcting, useCorrecting } from './use-correction.ts'

type Props = { order: OrderPage; group: Group; onClose: () => void }

const longestAgreement = 200

export function CorrectSheet({ order, group, onClose }: Props) {
	const { t } = useTranslation('back-office')
	const [agreement, setAgreement] = useDraft(`agreed ${order.reference} ${group}`)
	const correcting = useCorrecting(order, group, () => {
		setAgreement('')
		onClose()
	})
	const formId = useId()
	useReturnKeyboard()
	const { form, effect } = correcting
	const [asked, setAsked] = useState(false)
	const needsAgreement = effect.counted?.needsAgreement === true
	const isMissing = needsAgreement && agreement.trim() === ''
	const blocked = useBlocked(correcting)
	return (
		<FormSheet
			form={form}
			title={t(`correct.group.${group}`)}
			opened={!correcting.isHeld}
			problem={blocked}
			isBusy={correcting.isSaving}
			waits={correcting.isCounting}
			formId={formId}
			effect={
				<>
					<Effect order={order} correcting={correcting} />
					{needsAgreement ? (
						<TextField
							className={styles.agreement}
							form={formId}
							label={t('correct.agreement')}
							required
							maxLength={longestAgreement}
							value={agreement}
							hint={t('correct.agreementHint')}
							placeholder={t('dialog.placeAgreementPlaceholder')}
							error={asked && isMissing ? t('dialog.placeAgreementMissing') : undefined}
							onChange={(event) => setAgreement(event.currentTarget.value)}
						/>
					) : null}
				</>
			}
			onSubmit={() => {
				setAsked(true)
				if (!isMissing) correcting.submit(agreement)
			}}
			onClose={onClose}
		>
			<GroupFields group={group} order={order} form={form} />
		</FormSheet>
	)
}

type EffectProps = { order: OrderPage; correcting: Correcting }

/** What saving changes beside the fields: the total, and who is mailed. */
function Effect({ order, correcting: { form, effect, problem } }: EffectProps) {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const mailNames = useMailNames()
	const problemText = problem ? <ErrorText>{problem}</ErrorText> : null
	if (!form.isReady) return problemText
	if (!effect.counted)
		return problemText ?? <p className={styles.effect}>{t('correct.counting')}</p>
	const { total, totalBefore, keepsPrice, mails } = effect.counted
	return (
		<div className={styles.effect} aria-live="polite">
			{problemText}
			{total !== totalBefore ? (
				<p className={styles.totals}>
					{t('correct.totals')} <strong>{format.money(totalBefore)}</strong>{' '}
					<Icon name="arrowRight" size={18} /> <strong>{format.money(total)}</strong>
				</p>
			) : (
				<p>
					{t(keepsPrice ? 'correct.keepsPrice' : 'correct.same', {
						total: format.money(order.total ?? total),
					})}
				</p>
			)}
			<p>
				{mails.length === 0 ? t('correct.noMail') : t('correct.mails', { who: mailNames(mails) })}
			</p>
		</div>
	)
}

/** What is still to be chosen or mended before anything is saved. */
function useBlocked({ form }: Correcting): string | null {
	const { t } = useTranslation('back-office')
	const format = useFormats()
	const names = (texts: readonly (keyof typeof form.values)[]) =>
		format.list([...new Set(texts.map((it) => t(`correct.field.${fieldOf(it)}`)))])
	const contested = Object.keys(form.conflicts) as (keyof typeof form.values)[]
	if (contested.length > 0) return t('form.chooseAbove', { fields: names(contested) })
	const wrong = form.wrong.filter((it) => form.touched.has(it))
	return wrong.length > 0 ? t('form.blocked', { fields: names(wrong) }) : null
}
