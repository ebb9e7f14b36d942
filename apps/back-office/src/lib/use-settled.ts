import { useEffect, useState } from 'react'

const settleMs = 400

/** What is typed counts once typing pauses. */
export function useSettled<Value>(value: Value, pauseMs = settleMs): Value {
	const [settled, setSettled] = useState(value)
	useEffect(() => {
		const timer = setTimeout(() => setSettled(value), pauseMs)
		return () => clearTimeout(timer)
	}, [value, pauseMs])
	return settled
}
