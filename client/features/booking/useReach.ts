import { useEffect, useRef } from 'react';
import { useSelector } from 'react-redux';
import {
  isUnanswered,
  requestFailed,
  selectAnsweredAt,
  selectFailedAt,
  useReachSiteQuery,
} from '../../api/reachApi.ts';
import { useThunkDispatch } from '../../api/thunk.ts';
import { useWhenOnline } from '../../ui/browser/useOnline.ts';
import { useRepeated } from '../../ui/browser/useRepeated.ts';

/**
 * The time in seconds after a response of the site during which opening another page causes no new
 * check.
 */
const freshSeconds = 30;

/**
 * Returns whether the site is out of reach. While `wanted`, the hook checks whether the site
 * responds: when a page is opened, when any call fails, and then with growing pauses until it
 * responds. A single failed call is therefore not enough. Once the site responds, the failed
 * queries are sent again.
 */
export function useReach(wanted: boolean) {
  const { error, isFetching, refetch } = useReachSiteQuery(undefined, {
    skip: !wanted,
    refetchOnMountOrArgChange: freshSeconds,
  });
  const unreachable = wanted && isUnanswered(error);
  const failedAt = useSelector(selectFailedAt);
  const answeredAt = useSelector(selectAnsweredAt);
  useEffect(() => {
    if (wanted && failedAt > 0) void refetch();
  }, [wanted, failedAt, refetch]);
  // The answer that changed `answeredAt` may come from the browser's cache. Only a new check shows
  // whether the site responds.
  useEffect(() => {
    if (unreachable && answeredAt > 0) void refetch();
  }, [unreachable, answeredAt, refetch]);
  useRepeated(unreachable, refetch);
  useWhenOnline(() => {
    if (unreachable) void refetch();
  });
  const dispatch = useThunkDispatch<Parameters<typeof selectAnsweredAt>[0]>();
  const wasUnreachable = useRef(unreachable);
  useEffect(() => {
    if (wasUnreachable.current && wanted && !unreachable) dispatch(requestFailed());
    wasUnreachable.current = unreachable;
  }, [wanted, unreachable, dispatch]);
  return { unreachable, isFetching, refetch };
}
