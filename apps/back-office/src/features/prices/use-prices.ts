import { ApiError, type ListKind } from '@gabarit/contract'
import { useInfiniteQuery, useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { client } from '../../lib/client.ts'
import { useSession } from '../../lib/session.ts'

const calls = client.backOffice.prices
const all = ['prices'] as const
const soon = 700

export function useWritesPrices(): boolean {
	return useSession()?.settings.prices === 'write'
}

type VersionChanged = ApiError & { data: { by: string | null } }

/** Another version came into force meanwhile; `by`: who put it there. */
export function isVersionChanged(error: unknown): error is VersionChanged {
	return error instanceof ApiError && error.code === 'price_version_changed'
}

/** Newest first. */
export function useVersions() {
	return useInfiniteQuery({
		queryKey: [...all, 'versions'],
		initialPageParam: undefined as string | undefined,
		queryFn: ({ signal, pageParam }) => calls.versions.list({ before: pageParam }, { signal }),
		getNextPageParam: ({ next }) => next ?? undefined,
	})
}

/** The version in force. */
export function usePresentVersion(): string | undefined {
	return useVersions().data?.pages[0]?.inForce
}

export function useVersion(version: string | undefined) {
	return useQuery({
		queryKey: [...all, 'version', version],
		queryFn: ({ signal }) => calls.versions.get({ version: version ?? '' }, { signal }),
		enabled: version !== undefined,
	})
}

export function useImports() {
	return useQuery({
		queryKey: [...all, 'imports'],
		queryFn: ({ signal }) => calls.imports.list(undefined, { signal }),
	})
}

/** Asked again while its file is read. */
export function useImport(id: string | undefined) {
	return useQuery({
		queryKey: [...all, 'import', id],
		queryFn: ({ signal }) => calls.imports.get({ id: id ?? '' }, { signal }),
		enabled: id !== undefined,
		refetchInterval: ({ state }) => (state.data?.state === 'running' ? soon : false),
	})
}

/** What came into force changes every answer about prices. */
export function useReadPricesAgain() {
	const queries = useQueryClient()
	return () => queries.invalidateQueries({ queryKey: all })
}

export function useUpload(kind: ListKind) {
	const again = useReadPricesAgain()
	return useMutation({
		mutationFn: (file: File) => calls.imports.upload({ kind, file }),
		onSuccess: again,
	})
}

export function useSwitchImport() {
	const again = useReadPricesAgain()
	return useMutation({
		mutationFn: (id: string) => calls.imports.switch({ id }),
		onSettled: again,
	})
}

/** What would change if it were in force again, beside the version in force by now. */
export function useVersionPreview(version: string, present: string) {
	return useQuery({
		queryKey: [...all, 'preview', version, present],
		queryFn: ({ signal }) => calls.versions.preview({ version }, { signal }),
	})
}

export function useSwitchVersion() {
	const again = useReadPricesAgain()
	return useMutation({
		mutationFn: (asked: { version: string; from: string }) => calls.versions.switch(asked),
		onSettled: again,
	})
}
