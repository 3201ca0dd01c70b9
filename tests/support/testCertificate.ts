/** A self-signed certificate and its key, only for servers of tests on this machine. */
export const testCertificate = {
  key: `-----BEGIN PRIVATE KEY-----
MIGHAgEAMBMGByqGSM49AgEGCCqGSM49AwEHBG0wawIBAQQgzIzzknPo6uVqprki
l9pFtEng6rDDSiyi+z/2tHObNFWhRANCAASFLqIw4AIQYZeduW3d8SdXQmG2QAmX
i7SzNf/tjwNEitFpamvgzBhs2x7XR8bIf+puKAlip0pJ8xekccDqzcmA
-----END PRIVATE KEY-----`,
  cert: `-----BEGIN CERTIFICATE-----
MIIBiTCCAS+gAwIBAgIUcGx7hAgkw6V3dBG7npAHqXtDbCIwCgYIKoZIzj0EAwIw
GTEXMBUGA1UEAwwOaG90ZWxzLmV4YW1wbGUwIBcNMjYxMTMwMDE1MTA2WhgPMjEy
NjExMDYwMTUxMDZaMBkxFzAVBgNVBAMMDmhvdGVscy5leGFtcGxlMFkwEwYHKoZI
zj0CAQYIKoZIzj0DAQcDQgAEhS6iMOACEGGXnblt3fEnV0JhtkAJl4u0szX/7Y8D
RIrRaWpr4MwYbNse10fGyH/qbigJYqdKSfMXpHHA6s3JgKNTMFEwHQYDVR0OBBYE
FIcwrxGpIsJ2jetepQfSc5Hx/UDmMB8GA1UdIwQYMBaAFIcwrxGpIsJ2jetepQfS
c5Hx/UDmMA8GA1UdEwEB/wQFMAMBAf8wCgYIKoZIzj0EAwIDSAAwRQIgffwQlqrz
2YRxkDIQ+mV3YTWTeqSi/7/0Vc/Vas1/pnwCIQCsBBEfzO+IRglI04qaNukeJjoY
3DfvsX7aQgRMNETjqA==
-----END CERTIFICATE-----`,
};

/** The end of the certificate's validity. */
export const testCertificateEnds = new Date('2126-11-06T01:51:06Z');
