import { countries, type Reseller } from '@gabarit/contract'
import { useLanguage } from '@gabarit/ui'
import { useNavigate } from '@tanstack/react-router'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { FormSelect, FormText } from '../../../lib/form/form-fields.tsx'
import type { Texts } from '../../../lib/form/form-state.ts'
import { LanguageField } from '../record/language-field.tsx'
import { FieldGroup, Halves, RecordFields } from '../record/record-form.tsx'
import { RecordPage } from '../record/record-page.tsx'
import { SaveBar } from '../record/save-bar.tsx'
import { type RecordForm, useRecordForm } from '../record/use-record-form.ts'
import { type NewResellerField, newResellerProblems } from './reseller-form.ts'
import { useKeepReseller } from './use-resellers.ts'

type Made = { revision: number; shop: Reseller | null }

async function open(values: Texts<NewResellerField>): Promise<Made> {
	const shop = await client.backOffice.resellers.create({
		code: values.code.trim(),
		name: values.shopName.trim(),
		country: values.country as Reseller['country'],
		administrator: {
			firstName: values.firstName.trim(),
			lastName: values.lastName.trim(),
			email: values.email.trim(),
			language: values.language as 'fr',
		},
	})
	return { revision: shop.revision, shop }
}

function useOpening(): RecordForm<NewResellerField> {
	const { t } = useTranslation('people')
	const language = useLanguage()
	const navigate = useNavigate()
	const keep = useKeepReseller()
	return useRecordForm<NewResellerField, Made>({
		name: 'new reseller',
		row: { revision: 0, shop: null },
		isNew: true,
		textsOf: () => ({
			code: '',
			shopName: '',
			country: 'BE',
			firstName: '',
			lastName: '',
			email: '',
			language,
		}),
		longestOf: () => ({ shopName: 200, code: 40 }),
		problemsOf: newResellerProblems,
		send: open,
		keep: ({ shop }) => shop && keep(shop),
		onSaved: ({ shop }) => {
			if (shop)
				void navigate({
					to: '/resellers/$code',
					params: { code: shop.code },
					ignoreBlocker: true,
				})
		},
		done: t('resellers.opened'),
		mails: ({ email, shopName }) => ({
			what: t('resellers.held'),
			each: t('resellers.heldOne', { name: shopName.trim() }),
			who: email.trim(),
		}),
	})
}

export function NewResellerPage() {
	const { t } = useTranslation(['people', 'back-office'])
	const record = useOpening()
	const { form } = record
	const text = (name: NewResellerField) => ({ form, name, label: t(`field.${name}`) })
	const email = form.values.email.trim()
	return (
		<RecordPage list="/resellers" title={t('resellers.openTitle')}>
			<RecordFields record={record}>
				<FormText {...text('shopName')} />
				<Halves>
					<FormText
						{...text('code')}
						hint={t('resellers.codeHint')}
						input={{ autoComplete: 'off' }}
					/>
					<FormSelect
						{...text('country')}
						options={countries.map((value) => ({
							value,
							label: t(`back-office:correct.countries.${value}`),
						}))}
					/>
				</Halves>
				<FieldGroup title={t('resellers.administrator')}>
					<Halves>
						<FormText {...text('firstName')} />
						<FormText {...text('lastName')} />
					</Halves>
					<Halves>
						<FormText {...text('email')} input={{ type: 'email', inputMode: 'email' }} />
						<LanguageField form={form} name="language" />
					</Halves>
				</FieldGroup>
				<SaveBar
					record={record}
					nameOf={(field) => t(`field.${field}`)}
					create={t('resellers.send')}
					mails={email === '' ? null : t('users.mails', { email })}
				/>
			</RecordFields>
		</RecordPage>
	)
}
