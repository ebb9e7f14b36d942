import type { OrderPage } from '@gabarit/contract'
import { ErrorText, useFormats } from '@gabarit/ui'
import { useId, useState } from 'react'
import { useTranslation } from 'react-i18next'
import { longestAgreement, overBy } from '../../../lib/form/form-rules.ts'
import { FormSheet } from '../../../lib/form/form-sheet.tsx'
import { useReturnKeyboard } from '../../../lib/frame/keep-keyboard.ts'
import { useDraft } from '../../../lib/use-draft.ts'
import { AgreementField } from './agreement-field.tsx'
import { type FormGroup, fieldOf } from './correction-form.ts'
import { EffectLines } from './effect-lines.tsx'
import { GroupFields } from './group-fields.tsx'
import { type Correcting, useCorrecting } from './use-correction.ts'

type Props = { order: OrderPage; group: FormGroup; onClose: () => void }

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
	const isTooLong = needsAgreement && overBy(agreement.trim(), longestAgreement) > 0
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
						<AgreementField
							form={formId}
							value={agreement}
							isMissing={asked && isMissing}
							onChange={setAgreement}
						/>
					) : null}
				</>
			}
			onSubmit={() => {
				setAsked(true)
				if (!isMissing && !isTooLong) correcting.submit(agreement)
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
	const problemText = problem ? <ErrorText>{problem}</ErrorText> : null
	if (!form.isReady) return problemText
	if (!effect.counted && problemText) return problemText
	return (
		<EffectLines counted={effect.counted} total={order.total}>
			{problemText}
		</EffectLines>
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
