import { readdirSync, readFileSync } from 'node:fs';

const ticksPerSecond = 100;

/**
 * Returns the CPU time in microseconds, user and kernel mode, that a process has used with its
 * threads and children (`utime` and `stime` in /proc/<pid>/stat).
 */
export function cpuMicroseconds(pid: number): number {
  const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
  const fields = stat.slice(stat.lastIndexOf(')') + 2).split(' ');
  const ticks = Number(fields[11]) + Number(fields[12]);
  const children = childrenOf(pid).map(cpuMicroseconds);
  return children.reduce((sum, each) => sum + each, (ticks / ticksPerSecond) * 1e6);
}

function childrenOf(pid: number): number[] {
  return readdirSync(`/proc/${pid}/task`)
    .flatMap((thread) => readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' '))
    .filter((child) => child !== '')
    .map(Number);
}
