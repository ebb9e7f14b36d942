import { ApiError, type ShopFile } from '@gabarit/contract'
import type { Language } from '@gabarit/i18n'
import { toast } from '@gabarit/ui'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useTranslation } from 'react-i18next'
import { client } from '../../lib/client.ts'
import { useShopInput } from '../../lib/shop.ts'
import { type Sent, uploadClient } from '../../lib/upload-client.ts'

const files = ['shopFiles'] as const

const mostOnAPage = 100

/** All of them, as they stand on a day or today: a shop has a few of each kind and language. */
export function useShopFiles(day?: string) {
	const shop = useShopInput()
	return useQuery({
		queryKey: [...files, shop.tenant ?? null, day ?? null],
		queryFn: async ({ signal }) => {
			const rows: ShopFile[] = []
			let after: string | null = null
			do {
				const page: Awaited<ReturnType<typeof client.backOffice.documents.list>> =
					await client.backOffice.documents.list(
						{
							...shop,
							...(day !== undefined && { day }),
							limit: mostOnAPage,
							...(after !== null && { after }),
						},
						{ signal },
					)
				rows.push(...page.rows)
				after = page.next
			} while (after !== null)
			return rows
		},
	})
}

/** A text that a buyer accepts with an order; the other files are for the sellers. */
export function isLegal(kind: ShopFile['kind']): kind is 'terms' | 'privacy' {
	return kind === 'terms' || kind === 'privacy'
}

export type Upload = {
	kind: ShopFile['kind']
	language: Language
	file: File
	/** Empty: at once. */
	from: string
}

export function useUpload(onDone: () => void) {
	const shop = useShopInput()
	const [sent, setSent] = useState<Sent | null>(null)
	const queries = useQueryClient()
	const { t } = useTranslation('papers')
	const upload = useMutation<ShopFile, Error, Upload>({
		mutationFn: ({ from, ...file }) =>
			uploadClient(setSent).backOffice.documents.upload({
				...file,
				...shop,
				...(from !== '' && { from }),
			}),
		onSuccess: async () => {
			onDone()
			toast(t('uploaded'))
			await queries.invalidateQueries({ queryKey: files })
		},
		onSettled: () => setSent(null),
	})
	return { ...upload, sent }
}

export function useRemove(onDone: () => void) {
	const queries = useQueryClient()
	const { t } = useTranslation('papers')
	return useMutation<void, Error, string>({
		mutationFn: async (id) => {
			await client.backOffice.documents.remove({ id })
		},
		onSuccess: async () => {
			onDone()
			toast(t('removed'))
			await queries.invalidateQueries({ queryKey: files })
		},
	})
}

/** In the words of this page; a library's own messages are never shown. */
/** `isOfFile`: another file mends it. */
type UploadProblem = { text: string; isOfFile: boolean }

export function useUploadProblem(): (error: Error) => UploadProblem {
	const { t } = useTranslation(['papers', 'errors'])
	return (error) => {
		const code = error instanceof ApiError ? error.code : null
		switch (code) {
			case 'pdf_not_readable':
			case 'file_not_accepted':
				return { text: t(`errors:${code}`), isOfFile: true }
			case 'body_too_large':
				return { text: t('tooLarge'), isOfFile: true }
			case 'document_accepted':
				return { text: t('errors:document_accepted'), isOfFile: false }
			case 'invalid_model':
				return { text: t('refused'), isOfFile: false }
			default:
				return { text: t('failed'), isOfFile: false }
		}
	}
}
