import type { Server } from 'node:http';
import type { Socket } from 'node:net';
import type { OpenAnswers } from './openAnswers.ts';
import { readHead, type RequestHead } from './requestHead.ts';

/** An answer of status 200 that needs nobody: `fields` is the text of its headers, each line ended. */
export type ReadyAnswer = {
  fields: string;
  body: Buffer;
  /** Told when its last byte has left, or that its client left before. */
  sent: (whole: boolean) => void;
};

/** Finds the answer that is kept ready for a request; undefined for Node and the front door to answer. */
export type FindReady = (head: RequestHead) => ReadyAnswer | undefined;

/** A connection: whether Node knows it yet, may still be overtaken, and how many answers it owes. */
type Lane = { known: boolean; open: boolean; owed: number };

/**
 * Answers what is kept ready straight from the bytes of a connection, at half of what Node's request and
 * response make it cost. Whatever else comes goes on to Node's parser untouched, so there is one place
 * that knows HTTP whole, and this one only recognises its plainest case. It steps in only between two
 * answers, where no byte of another request or answer is on its way, and never again on a connection
 * that has said anything it could not read as one whole plain request; a connection's first request is
 * always Node's, whose timeouts then count for it. ADR 0015.
 */
export function createFastPath(server: Server, open: OpenAnswers) {
  const lanes = new WeakMap<Socket, Lane>();
  const preamble = `HTTP/1.1 200 OK\r\nConnection: keep-alive\r\nKeep-Alive: timeout=${Math.floor(server.keepAliveTimeout / 1_000)}\r\n`;
  const unsent = new Set<Socket>();
  let tellAllSent: (() => void) | undefined;

  const send = (socket: Socket, { fields, body, sent }: ReadyAnswer) => {
    socket.cork();
    socket.write(`${preamble}${fields}\r\n`, 'latin1');
    socket.write(body, (fault) => {
      sent(!fault && !socket.destroyed);
      if (!unsent.delete(socket)) return;
      open.end(socket);
      socket.setTimeout(server.keepAliveTimeout);
      if (unsent.size === 0) tellAllSent?.();
    });
    socket.uncork();
    // Mostly the system has taken all of it by now.
    if (socket.writableLength === 0) return;
    unsent.add(socket);
    open.begin(socket);
    // Until then it is an idle connection's, which may be idle for longer than a stalled one.
    socket.setTimeout(server.timeout);
  };

  /** Whether the bytes were answered. */
  const answer = (find: FindReady, socket: Socket, lane: Lane, bytes: Buffer): boolean => {
    if (!lane.open) return false;
    const head = readHead(bytes, socket);
    if (!head) {
      lane.open = false;
      return false;
    }
    const free = lane.known && lane.owed === 0 && socket.writable && socket.writableLength === 0;
    const ready = free ? found(find, head) : undefined;
    if (ready) send(socket, ready);
    else lane.owed += 1;
    return ready !== undefined;
  };

  return {
    /** From now on, for connections that are yet to come. */
    serve: (find: FindReady): void => {
      server.on('connection', (socket: Socket) => {
        const [parse, ...others] = socket.listeners('data');
        if (!parse || others.length > 0) return;
        const lane = { known: false, open: true, owed: 0 };
        lanes.set(socket, lane);
        socket.removeAllListeners('data');
        socket.on('data', (bytes: Buffer) => {
          if (!answer(find, socket, lane, bytes)) parse.call(socket, bytes);
        });
      });
    },
    /** To be told of each answer that Node has given on a connection, or has given up. */
    answered: (socket: Socket): void => {
      const lane = lanes.get(socket);
      if (!lane?.open) return;
      lane.known = true;
      lane.owed -= 1;
    },
    /** Resolves once none of its answers is on its way, after `find` has begun to find nothing. */
    allSent: (): Promise<void> =>
      new Promise((resolve) => {
        tellAllSent = resolve;
        if (unsent.size === 0) resolve();
      }),
  };
}

/** What is thrown here would be nobody's answer: Node's way meets it again, and answers 500. */
function found(find: FindReady, head: RequestHead): ReadyAnswer | undefined {
  try {
    return find(head);
  } catch {
    return undefined;
  }
}
export type FastPath = ReturnType<typeof createFastPath>;
