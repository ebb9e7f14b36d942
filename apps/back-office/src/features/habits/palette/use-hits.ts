import { readableCode } from '@gabarit/contract'
import { useFormats } from '@gabarit/ui'
import { keepPreviousData, useQuery } from '@tanstack/react-query'
import { useTranslation } from 'react-i18next'
import { client } from '../../../lib/client.ts'
import { useShopName } from '../../../lib/session.ts'
import { useChoosesShop, useChosenShop } from '../../../lib/shop.ts'
import { useSettled } from '../../../lib/use-settled.ts'
import { type Hit, type HitWords, hitsOf } from './hits.ts'
import { hasWords, wordsIn } from './marks.ts'
import { usePages } from './use-pages.ts'

const typingPauseMs = 120

function useHitWords(): HitWords {
	const { t } = useTranslation('habits')
	const format = useFormats()
	const shopName = useShopName()
	const choosesShop = useChoosesShop()
	return {
		money: format.money,
		code: readableCode,
		size: (width, height) => `${format.number(width)} × ${format.number(height)}`,
		newest: (reference) => t('newest', { reference }),
		person: (kind) => t(`person.${kind}`),
		// Only who sees several shops needs to be told.
		shop: (code) => (choosesShop ? shopName(code) : null),
		isOfShop: useChosenShop() !== undefined,
	}
}

function usePageHits(words: readonly string[]): Hit[] {
	return usePages()
		.filter(({ text, about }) => hasWords(`${text} ${about}`, words))
		.map(({ key, href, text }) => ({
			key: `page-${key}`,
			kind: 'pages',
			href,
			icon: 'arrowRight',
			name: text,
			more: '',
		}))
}

/** Pages by their names at once, records once typing pauses. */
export function useHits(typed: string) {
	const pages = usePageHits(wordsIn(typed))
	const words = useSettled(typed.trim(), typingPauseMs)
	const hitWords = useHitWords()
	const isAsked = typed.trim() !== ''
	const { data, error, isPlaceholderData, refetch } = useQuery({
		queryKey: ['search', words],
		queryFn: ({ signal }) => client.backOffice.search({ words }, { signal }),
		enabled: words !== '',
		placeholderData: keepPreviousData,
		staleTime: 10_000,
		retry: false,
	})
	const found = isAsked && data ? data : null
	return {
		hits: [...pages, ...(found ? hitsOf(found, hitWords) : [])],
		nearest: found?.nearest ?? null,
		isWaiting:
			isAsked &&
			error === null &&
			(data === undefined || isPlaceholderData || words !== typed.trim()),
		error: isAsked ? error : null,
		retry: () => void refetch(),
	}
}
